import { expect, test } from 'vitest'
import { newOption } from './new-option.ts'

const options = [{ label: 'Khánh Hòa' }, { label: 'Cần Thơ' }]
const offered = (typed: string) => newOption(typed, options).map(({ label }) => label)

test('newOption: offers the typed text, with single blanks', () => {
  expect(offered('  Bến   Tre ')).toEqual(['Bến Tre'])
})

test('newOption: offers nothing for an empty box', () => {
  expect(offered('   ')).toEqual([])
})

test('newOption: offers nothing that is there already, whatever its case and place of tone marks', () => {
  expect(offered('khánh hoà')).toEqual([])
  expect(offered('CẦN THƠ')).toEqual([])
})

test('newOption: offers a word that differs by its marks', () => {
  expect(offered('can tho')).toEqual(['can tho'])
})
