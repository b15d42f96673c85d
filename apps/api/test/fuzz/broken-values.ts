import fc, { type Arbitrary } from 'fast-check'
import { hostileTexts, veryLong } from './hostile-texts.ts'

/** Values that clients and attackers send in place of the expected type. */
export const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  '',
  ' ',
  '\0',
  'null',
  'NaN',
  '0x10',
  ' 1',
  '1 ',
  '+1',
  'chữ\0cái',
  '\uD800',
  veryLong,
  ...hostileTexts,
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30T25:61:61Z',
  [],
  ['1', '1'],
  {},
  [[[[[[[[]]]]]]]],
  { $where: '1' },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
]

/** Generates values that are broken somewhere inside (inserted, changed or missing parts) or replaced as a whole. */
export function broken(values: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: brokenInside(values) }, { weight: 1, arbitrary: fc.constantFrom(...hostile) })
}

function brokenInside(values: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(
      values,
      fc.constantFrom(...hostile),
      fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }),
      fc.nat({ max: 3 }),
    )
    .map(([value, wrong, steps, kind]) => spoil(structuredClone(value), wrong, steps, kind))
}

function spoil(value: unknown, wrong: unknown, steps: readonly number[], kind: number): unknown {
  const [step = 0, ...rest] = steps
  if (typeof value !== 'object' || value === null) return wrong
  const keys = Object.keys(value)
  const key = keys[step % (keys.length || 1)]
  const inside = value as Record<string, unknown>
  if (key === undefined || kind === 0) {
    if (Array.isArray(value)) return [...value, wrong]
    return { ...value, [`x${step}`]: wrong }
  }
  if (kind === 1 && !Array.isArray(value)) {
    delete inside[key]
    return inside
  }
  inside[key] = rest.length > 0 ? spoil(inside[key], wrong, rest, kind) : wrong
  return inside
}
