import { fieldProblemCodes, fieldProblemParams } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { words as english } from './locales/en/errors.ts'
import { words as vietnamese } from './locales/vi/errors.ts'

const params: Readonly<Record<string, string>> = fieldProblemParams
const placeholdersIn = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name)

test.each(fieldProblemCodes)('the texts of %s use exactly the parameters that their code carries', (code) => {
  const expected = code in params ? [params[code]] : []
  expect([placeholdersIn(vietnamese[code]), placeholdersIn(english[code])]).toEqual([expected, expected])
})
