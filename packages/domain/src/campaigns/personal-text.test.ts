import { expect, test } from 'vitest'
import { paragraphsOf, personalText, unknownPlaceholder } from './personal-text.ts'

const reader = { firstName: 'An', lastName: 'Nguyễn' }

test('personalText: fills in names, with blanks in the braces or without', () => {
  expect(personalText('Chào {{ lastName }} {{firstName}}!', reader)).toBe('Chào Nguyễn An!')
})

test('personalText: a name that looks like a placeholder stays as it is', () => {
  expect(personalText('Chào {{firstName}}', { ...reader, firstName: '{{lastName}} $&' })).toBe('Chào {{lastName}} $&')
})

test('unknownPlaceholder: names the first that no reader has', () => {
  expect(unknownPlaceholder('{{firstName}} {{age}} {{x}}')).toBe('age')
  expect(unknownPlaceholder('{{firstName}} { lastName }')).toBeUndefined()
})

test('paragraphsOf: blank lines separate, single breaks stay', () => {
  expect(paragraphsOf('Một\nhai\n\n \nba\n')).toEqual(['Một\nhai', 'ba'])
})
