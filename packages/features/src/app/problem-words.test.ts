import { ApiError } from '@chonoi/api-client'
import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { expect, test } from 'vitest'
import { problemWords } from './problem-words.ts'

test("[ADM-GW-29] a failed call shows the server's reason, else that an error has occurred", async () => {
  const i18n = createI18n('vi')
  await loadNamespaces(i18n, 'vi', ['errors'])
  const refused = new ApiError({ status: 409, code: 'slug.taken', message: 'Slug taken' })
  expect(problemWords(i18n, refused)).toBe(i18n.t('errors:slug.taken'))
  expect(problemWords(i18n, new Error('unknown'))).toMatch(/^Có lỗi xảy ra/)
})
