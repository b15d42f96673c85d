import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { beforeAll, expect, test } from 'vitest'
import { bookmarkDone } from './bookmark-done.ts'

const i18n = createI18n('vi')
const t = i18n.getFixedT('vi', 'bookmarks')
beforeAll(() => loadNamespaces(i18n, 'vi', ['bookmarks']))

test('[BOOK-09] each success has one Vietnamese text of its own', () => {
  const texts = ['added', 'removed', 'updated', 'deleted', 'bulkDeleted', 'adminDeleted'].map((what) =>
    bookmarkDone(t, what),
  )
  expect(new Set(texts).size).toBe(6)
  expect(texts).not.toContain('Thao tác thành công')
})

test('[BOOK-08] a success without a text of its own says “Thao tác thành công”', () => {
  expect(bookmarkDone(t, 'moved')).toBe('Thao tác thành công')
})
