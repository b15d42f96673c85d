import { expect, test } from 'vitest'
import { isTaxCode, plainTaxCode } from './tax-code.ts'

const company = { isCompany: true }
const person = { isCompany: false }

test.each(['0300588569', '0101248141', '0300588569-001', '0300588569001', '03 0058 8569'])(
  'isTaxCode: accepts %s of a company',
  (text) => {
    expect(isTaxCode(text, company)).toBe(true)
  },
)

test.each([
  '',
  '0300588568',
  '1300588569',
  '030058856',
  '03005885690',
  '0300588569-000',
  'O300588569',
  '０３００５８８５６９',
])('isTaxCode: refuses "%s"', (text) => {
  expect([isTaxCode(text, company), isTaxCode(text, person)]).toEqual([false, false])
})

test('isTaxCode: accepts a personal identification number of whoever is no company', () => {
  expect([isTaxCode('001 099 012 345', person), isTaxCode('001099012345', company)]).toEqual([true, false])
})

test('isTaxCode: a personal identification number begins with a province', () => {
  expect([isTaxCode('000099012345', person), isTaxCode('097099012345', person)]).toEqual([false, false])
})

test('isTaxCode: changing any one digit is noticed', () => {
  const code = '0300588569'
  for (const [index, digit] of [...code].entries())
    for (let other = 0; other <= 9; other++) {
      const typed = code.slice(0, index) + String(other) + code.slice(index + 1)
      expect(isTaxCode(typed, company)).toBe(String(other) === digit)
    }
})

test('plainTaxCode: drops blanks and writes the branch after a hyphen', () => {
  expect([plainTaxCode('03 0058 8569'), plainTaxCode('0300588569 001')]).toEqual(['0300588569', '0300588569-001'])
})
