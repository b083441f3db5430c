/**
 * A small assembler for WebAssembly: what must be fast is written as expressions of instructions.ts, put together in routines, and no tool is needed
 * to build it.
 */

/** What of WebAssembly is used here; the types of Node leave it out. */
declare const WebAssembly: {
  readonly Module: new (program: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

export interface Memory {
  readonly buffer: ArrayBuffer;
}

export type Code = readonly number[];
/** A number stands for a constant of the type that is asked for. */
export type Value = Code | Local | number;

export function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
}

export interface Type {
  readonly code: number;
  readonly constant: (value: number) => Code;
}
export const I32: Type = { code: 0x7f, constant: (value) => [0x41, ...signed(value)] };
/** Constants are exact only where they are whole and small. */
export const F32: Type = { code: 0x7d, constant: (value) => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)] };
export const F64: Type = { code: 0x7c, constant: (value) => [0x44, ...new Uint8Array(Float64Array.of(value).buffer)] };
export const I64: Type = { code: 0x7e, constant: (value) => [0x42, ...signed(value)] };
export const V128: Type = { code: 0x7b, constant: (value) => [...I32.constant(value), 0xfd, 0x11] };

/** A variable of a routine. */
export class Local {
  constructor(
    readonly type: Type,
    readonly index: number,
  ) {}

  set(value: Value): Code {
    return [...codeOf(value, this.type), 0x21, ...unsigned(this.index)];
  }
}

export function codeOf(value: Value, type: Type): Code {
  if (typeof value === 'number') return type.constant(value);
  return value instanceof Local ? [0x20, ...unsigned(value.index)] : value;
}

/** A function with whole numbers as parameters. */
export class Routine {
  readonly #locals: Local[] = [];
  readonly #body: Code[] = [];

  constructor(
    readonly name: string,
    readonly parameters: number,
    readonly result: Type | null = null,
  ) {}

  parameter(index: number): Local {
    return new Local(I32, index);
  }

  #local(type: Type, value: Value): Local {
    const local = new Local(type, this.parameters + this.#locals.length);
    this.#locals.push(local);
    this.do(local.set(value));
    return local;
  }

  int = (value: Value): Local => this.#local(I32, value);
  long = (value: Value): Local => this.#local(I64, value);
  double = (value: Value): Local => this.#local(F64, value);
  vector = (value: Value): Local => this.#local(V128, value);

  do(...code: readonly Code[]): void {
    this.#body.push(...code);
  }

  /** What it leaves is the result. */
  get code(): Code {
    const locals = this.#locals.flatMap(({ type }) => [1, type.code]);
    const code = [...unsigned(this.#locals.length), ...locals, ...this.#body.flat(), 0x0b];
    return [...unsigned(code.length), ...code];
  }

  get signature(): Code {
    const results = this.result === null ? [0] : [1, this.result.code];
    return [0x60, this.parameters, ...Array.from({ length: this.parameters }, () => I32.code), ...results];
  }
}

const text = (value: string): Code => [value.length, ...new TextEncoder().encode(value)];
function section(id: number, items: readonly Code[]): Code {
  const bytes = [...unsigned(items.length), ...items.flat()];
  return [id, ...unsigned(bytes.length), ...bytes];
}

const HEAD: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const programOf = (routines: readonly Routine[]): Uint8Array =>
  Uint8Array.from([
    ...HEAD,
    ...section(
      1,
      routines.map(({ signature }) => signature),
    ),
    ...section(2, [[...text('m'), ...text('m'), 2, 0, 1]]),
    ...section(
      3,
      routines.map((_, place) => [place]),
    ),
    ...section(
      7,
      routines.map(({ name }, place) => [...text(name), 0, place]),
    ),
    ...section(
      10,
      routines.map(({ code }) => code),
    ),
  ]);

const PAGE = 65_536;

/** Room for this many bytes, all zero: plain where there is no WebAssembly. */
export function memoryOf(bytes: number): Memory {
  try {
    return new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  } catch {
    return { buffer: new ArrayBuffer(bytes) };
  }
}

/** The routines over a memory, by their names; `null` in pages that may not compile WebAssembly. */
export function assemble(routines: readonly Routine[], memory: Memory): unknown {
  try {
    const module = new WebAssembly.Module(programOf(routines));
    return new WebAssembly.Instance(module, { m: { m: memory } }).exports;
  } catch {
    return null;
  }
}
