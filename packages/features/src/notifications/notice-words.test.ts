import type { Notification } from '@chonoi/contract'
import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { expect, test } from 'vitest'
import { noticeWords } from './notice-words.ts'

const shipped: Notification = {
  id: '00000000-0000-4000-8000-000000000001',
  type: 'ORDER_SHIPPED',
  title: 'Đơn đang giao',
  message: 'Đơn CN-1 đang giao.',
  link: '/orders/1',
  data: { orderNumber: 'CN-1' },
  isRead: false,
  createdAt: '2026-11-21T00:00:00Z',
}

async function wordsIn(language: 'vi' | 'en', notice: Notification) {
  const i18n = createI18n(language)
  await loadNamespaces(i18n, language, ['notifications'])
  return noticeWords(i18n.getFixedT(language, 'notifications'), notice)
}

test("a notification's text is made from its type and parameters, in the language of the reader", async () => {
  expect(await wordsIn('en', shipped)).toEqual({ title: 'Order shipped', message: 'Order CN-1 is on its way to you.' })
})

test("without the parameters of its text, a notification shows the server's text", async () => {
  expect(await wordsIn('en', { ...shipped, data: {} })).toEqual({ title: shipped.title, message: shipped.message })
})

const other = (changes: Partial<Notification>): Notification => ({ ...shipped, ...changes })

test('a security notification describes the event, by its reason', async () => {
  const changed = other({
    type: 'SECURITY_ALERT',
    title: 'Mật khẩu đã được thay đổi',
    data: { reason: 'password_changed' },
  })
  expect((await wordsIn('en', changed)).title).toBe('Password changed')
  expect((await wordsIn('en', other({ ...changed, data: { reason: 'refresh_reused' } }))).title).toBe(
    'A session was ended',
  )
  expect((await wordsIn('en', other({ ...changed, data: { reason: 'newer' } }))).title).toBe(
    'Mật khẩu đã được thay đổi',
  )
})

test('notifications of a moderated review and a rejected product contain the reason that was given', async () => {
  const hidden = other({ type: 'REVIEW_MODERATED', data: { status: 'HIDDEN', reason: 'Có số điện thoại' } })
  expect((await wordsIn('en', hidden)).message).toBe('Your review is hidden. Reason: Có số điện thoại')
  const rejected = other({ type: 'PRODUCT_REJECTED', data: { productName: 'Bát gốm', reason: 'Ảnh mờ' } })
  expect((await wordsIn('en', rejected)).message).toBe('Bát gốm was not approved. Reason: Ảnh mờ')
})

test('text written by people is shown unchanged', async () => {
  const announcement = other({ type: 'ANNOUNCEMENT', title: 'Bảo trì', message: 'Tối nay từ 23 giờ.', data: {} })
  expect(await wordsIn('en', announcement)).toEqual({ title: 'Bảo trì', message: 'Tối nay từ 23 giờ.' })
})
