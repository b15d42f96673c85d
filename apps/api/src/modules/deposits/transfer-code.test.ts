import { expect, test } from 'vitest'
import { newDepositReference, newTransferContent } from './transfer-code.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('transfer code: short, plain and unique', () => {
  const made = Array.from({ length: 10_000 }, newTransferContent)
  expect(new Set(made).size).toBe(10_000)
  expect(made.filter((text) => !/^CN[0-9A-HJKMNP-TV-Z]{9}$/.test(text))).toEqual([])
})

test('transfer code: one mistyped character breaks the check character', () => {
  // Luhn over base 32, written out again: from the right, every second value doubled, digits of 32 added.
  const holds = (code: string) =>
    [...code].reverse().reduce((sum, character, place) => {
      const value = alphabet.indexOf(character) * (place % 2 === 1 ? 2 : 1)
      return sum + (value >= 32 ? value - 31 : value)
    }, 0) %
      32 ===
    0
  for (let round = 0; round < 50; round++) {
    const code = newTransferContent().slice(2)
    expect(holds(code)).toBe(true)
    for (let place = 0; place < code.length; place++) {
      for (const other of alphabet.replace(code[place] ?? '', '')) {
        expect(holds(code.slice(0, place) + other + code.slice(place + 1))).toBe(false)
      }
    }
  }
})

test('deposit reference: contains the date in Vietnam', () => {
  expect(newDepositReference(new Date('2026-11-20T18:00:00Z'))).toMatch(/^NT-261121-[0-9A-HJKMNP-TV-Z]{8}$/)
})
