/** The instructions of WebAssembly, by its names: each returns the code that leaves its value. */
import { type Code, codeOf, F32, F64, I32, I64, type Type, unsigned, V128, type Value } from './assembler.ts';

type Operation<Count extends 1 | 2> = Count extends 1 ? (one: Value) => Code : (one: Value, other: Value) => Code;
const one =
  (type: Type, ...code: Code): Operation<1> =>
  (value) => [...codeOf(value, type), ...code];
const two =
  (type: Type, ...code: Code): Operation<2> =>
  (value, other) => [...codeOf(value, type), ...codeOf(other, type), ...code];
/** Vectors have instructions of their own; above 127 their numbers take two bytes. */
const onVector = (code: number): Operation<1> => one(V128, 0xfd, ...unsigned(code));
const onVectors = (code: number): Operation<2> => two(V128, 0xfd, ...unsigned(code));
/** Shifts every lane by as many bits. */
const shift =
  (code: number) =>
  (value: Value, bits: number): Code => [...codeOf(value, V128), ...I32.constant(bits), 0xfd, ...unsigned(code)];
const lane =
  (code: number) =>
  (value: Value, index: number): Code => [...codeOf(value, V128), 0xfd, code, index];
const load =
  (align: number, ...code: Code) =>
  (at: Value, offset = 0): Code => [...codeOf(at, I32), ...code, align, ...unsigned(offset)];
const store =
  (type: Type, align: number, ...code: Code) =>
  (at: Value, value: Value, offset = 0): Code => [
    ...codeOf(at, I32),
    ...codeOf(value, type),
    ...code,
    align,
    ...unsigned(offset),
  ];

export const i32 = {
  load: load(2, 0x28),
  eq: two(I32, 0x46),
  loadByte: load(0, 0x2d),
  store: store(I32, 2, 0x36),
  lt: two(I32, 0x48),
  ltUnsigned: two(I32, 0x49),
  gt: two(I32, 0x4a),
  ge: two(I32, 0x4e),
  clz: one(I32, 0x67),
  ctz: one(I32, 0x68),
  popcnt: one(I32, 0x69),
  add: two(I32, 0x6a),
  sub: two(I32, 0x6b),
  mul: two(I32, 0x6c),
  rem: two(I32, 0x6f),
  and: two(I32, 0x71),
  or: two(I32, 0x72),
  shl: two(I32, 0x74),
  shr: two(I32, 0x75),
  shrUnsigned: two(I32, 0x76),
  wrap: one(I64, 0xa7),
};

export const i64 = {
  eqz: one(I64, 0x50),
  ctz: one(I64, 0x7a),
  sub: two(I64, 0x7d),
  and: two(I64, 0x83),
  or: two(I64, 0x84),
  shl: two(I64, 0x86),
  extend: one(I32, 0xad),
};

export const f32 = {
  store: store(F32, 2, 0x38),
  from: one(I32, 0xb3),
};

export const f64 = {
  load: load(3, 0x2b),
  store: store(F64, 3, 0x39),
  gt: two(F64, 0x64),
  add: two(F64, 0xa0),
  sub: two(F64, 0xa1),
  mul: two(F64, 0xa2),
  div: two(F64, 0xa3),
  from: one(I32, 0xb7),
};

export const v128 = {
  load: load(4, 0xfd, 0x00),
  /** One number into all lanes. */
  load32Splat: load(2, 0xfd, 0x09),
  load64Splat: load(3, 0xfd, 0x0a),
  load64Zero: load(3, 0xfd, 0x5d),
  /** A double into the second lane of a vector. */
  load64Second: (at: Value, vector: Value, offset = 0): Code => [
    ...codeOf(at, I32),
    ...codeOf(vector, V128),
    0xfd,
    0x57,
    3,
    ...unsigned(offset),
    1,
  ],
  store: store(V128, 4, 0xfd, 0x0b),
  and: onVectors(0x4e),
  /** The first without the bits of the second. */
  andnot: onVectors(0x4f),
  or: onVectors(0x50),
};

export const i32x4 = {
  splat: one(I32, 0xfd, 0x11),
  lane: lane(0x1b),
  eq: onVectors(0x37),
  ne: onVectors(0x38),
  gt: onVectors(0x3b),
  le: onVectors(0x3d),
  shl: shift(0xab),
  shrUnsigned: shift(0xad),
  add: onVectors(0xae),
  sub: onVectors(0xb1),
  mul: onVectors(0xb5),
  max: onVectors(0xb8),
  bitmask: onVector(0xa4),
  /** The upper half in place of the lower, and the other way round. */
  swapped: (value: Value): Code => {
    const code = codeOf(value, V128);
    return [...code, ...code, 0xfd, 0x0d, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7];
  },
};

export const f32x4 = {
  add: onVectors(0xe4),
  mul: onVectors(0xe6),
};

export const f64x2 = {
  splat: one(F64, 0xfd, 0x14),
  lane: lane(0x21),
  /** A vector of two. */
  pair: (first: Value, second: Value): Code => [
    ...codeOf(first, F64),
    0xfd,
    0x14,
    ...codeOf(second, F64),
    0xfd,
    0x22,
    1,
  ],
  eq: onVectors(0x47),
  ne: onVectors(0x48),
  lt: onVectors(0x49),
  gt: onVectors(0x4a),
  /** A bit for each lane that is all ones. */
  bitmask: onVector(0xc4),
  abs: onVector(0xec),
  add: onVectors(0xf0),
  sub: onVectors(0xf1),
  mul: onVectors(0xf2),
  div: onVectors(0xf3),
  /** Either the one or the other: unlike `min` and `max` a single instruction, which does not ask about zeros below zero. */
  pmin: onVectors(0xf6),
  pmax: onVectors(0xf7),
};

/** One of two, without a branch. */
export const select = (type: Type, condition: Value, yes: Value, no: Value): Code => [
  ...codeOf(yes, type),
  ...codeOf(no, type),
  ...codeOf(condition, I32),
  0x1b,
];

const BLOCK: Code = [0x02, 0x40];
const LOOP: Code = [0x03, 0x40];
const IS_ZERO = 0x45;
/** To the end of a block, to the start of a loop. */
const BRANCH_IF: Code = [0x0d, 0];
const END = 0x0b;

/** Again and again while a condition holds, perhaps never. */
export function repeatWhile(condition: Code, ...body: readonly Code[]): Code {
  const loop = [...LOOP, ...body.flat(), ...condition, ...BRANCH_IF, END];
  return [...BLOCK, ...condition, IS_ZERO, ...BRANCH_IF, ...loop, END];
}
