import { strictEqual } from 'node:assert'
import { test } from 'node:test'
import { phoneSlowdown } from './phone-slowdown.ts'

const expected: [index: number, slowdown: number][] = [
  [40, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [2400, 4],
]

for (const [index, slowdown] of expected) {
  void test(`a computer of ${index} is slowed down ${slowdown} times to be the phone`, () =>
    strictEqual(phoneSlowdown(index), slowdown))
}
