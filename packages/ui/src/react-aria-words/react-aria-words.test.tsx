import { expect, test } from 'vitest'
import { LocalizedStringDictionary } from '@internationalized/string'
import './react-aria-words.ts'
import { englishWords } from './english-words.ts'
import { packagesWithoutVietnamese, vietnameseWords } from './vietnamese-words.ts'

const packages = Object.keys(englishWords).filter((name) => !packagesWithoutVietnamese.includes(name))

test.each(packages)('every message of %s has a Vietnamese translation', (name) => {
  expect(Object.keys(vietnameseWords[name] ?? {}).sort()).toEqual(Object.keys(englishWords[name] ?? {}).sort())
})

test('link previews, which use another package name, get Vietnamese messages', () => {
  const words = LocalizedStringDictionary.getGlobalDictionaryForPackage('@react-aria/link-preview')
  expect(words?.getStringForLocale('longPressMessage', 'vi-VN')).toBe('Nhấn giữ để xem trước')
})
