/** Words for writing a JSON Schema of a named view: everything listed is required, and nothing else is there. */
import type { JsonSchema } from './pack.ts';

type Fields = Readonly<Record<string, JsonSchema>>;

const object = (properties: Fields): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const schemaOf = {
  object,
  list: (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more }),
  /** Values by names that are not known beforehand. */
  record: (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values }),
  orNull: (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] }),
  either: (...schemas: readonly JsonSchema[]): JsonSchema => ({ anyOf: schemas }),
  oneOf: (words: readonly (string | number)[]): JsonSchema => ({ enum: words }),
  ref: (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` }),
  text: { type: 'string' },
  flag: { type: 'boolean' },
  number: { type: 'number' },
  whole: { type: 'integer' },
  count: { type: 'integer', minimum: 0 },
  seat: { type: 'integer', minimum: 0, description: 'A seat, from 0 in turn order.' },
  /** The same with a sentence about it. */
  about: (description: string, schema: JsonSchema): JsonSchema => ({ ...schema, description }),
  /** The whole view of a game. */
  view: (title: string, fields: Fields, definitions: Fields = {}): JsonSchema => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A view of ${title}`,
    description: `What one seat, or an onlooker, knows of a game of ${title}.`,
    ...object(fields),
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  }),
} as const;
