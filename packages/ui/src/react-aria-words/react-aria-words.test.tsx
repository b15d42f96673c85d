import { expect, test } from 'vitest'
import { englishWords } from './english-words.js'
import { packagesWithoutVietnamese, vietnameseWords } from './vietnamese-words.ts'

const packages = Object.keys(englishWords).filter((name) => !packagesWithoutVietnamese.includes(name))

test.each(packages)('every message of %s has a Vietnamese one', (name) => {
  expect(Object.keys(vietnameseWords[name] ?? {}).sort()).toEqual(Object.keys(englishWords[name] ?? {}).sort())
})
