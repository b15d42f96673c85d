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

test('a notice is worded by its type and what it names, in the language of the reader', async () => {
  expect(await wordsIn('en', shipped)).toEqual({ title: 'Order shipped', message: 'Order CN-1 is on its way to you.' })
})

test('without what the wording names, the words of the server stand', async () => {
  expect(await wordsIn('en', { ...shipped, data: {} })).toEqual({ title: shipped.title, message: shipped.message })
})
