import { ApiError } from '@chonoi/api-client'
import type { ProblemCode } from '@chonoi/contract'
import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { beforeAll, expect, test } from 'vitest'
import { problemWords } from '../app/problem-words.ts'

const i18n = createI18n('vi')
beforeAll(() => loadNamespaces(i18n, 'vi', ['errors']))

const told = (status: number, code: ProblemCode) =>
  problemWords(i18n, new ApiError({ status, code, message: '' }), 'bookmark')

test('[BOOK-02] an article that isn’t there is told in the documented words', () => {
  expect(told(404, 'article.not_found')).toBe('Không tìm thấy bài viết')
})

test('[BOOK-03] who may not is told “Không có quyền truy cập”', () => {
  expect(told(401, 'auth.unauthenticated')).toBe('Không có quyền truy cập')
  expect(told(403, 'auth.permission_missing')).toBe('Không có quyền truy cập')
})

test('[BOOK-04] refused fields are told “Dữ liệu không hợp lệ”', () => {
  expect(told(422, 'request.invalid')).toBe('Dữ liệu không hợp lệ')
})

test('a second bookmark is told “Đánh dấu đã tồn tại”', () => {
  expect(told(409, 'bookmark.exists')).toBe('Đánh dấu đã tồn tại')
})
