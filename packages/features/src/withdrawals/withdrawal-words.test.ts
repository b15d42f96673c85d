import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { beforeAll, expect, test } from 'vitest'
import { customerName, processingTimeText } from './withdrawal-words.ts'

const vi = createI18n('vi')
const en = createI18n('en')
beforeAll(async () => {
  await loadNamespaces(vi, 'vi', ['common', 'withdrawals'])
  await loadNamespaces(en, 'en', ['common', 'withdrawals'])
})

test.each([
  [{ firstName: 'Lan Anh', lastName: 'Nguyễn', email: 'lan@chonoi.test' }, 'Nguyễn Lan Anh'],
  [{ firstName: '', lastName: '', email: 'lan@chonoi.test' }, 'lan@chonoi.test'],
  [{ firstName: '', lastName: '', email: '' }, 'N/A'],
])('[ADM-WD-13] the customer %j is called %j', (person, name) => {
  expect(customerName(vi.getFixedT('vi', ['withdrawals', 'common']), { user: { id: '1', ...person } })).toBe(name)
})

test('[FMT-13] processing time is under 1 hour, then hours below 24, otherwise days', () => {
  const createdAt = '2026-11-21T05:00:00.000Z'
  const texts = (i18n: typeof vi, minutes: readonly number[]) =>
    minutes.map((after) => {
      const processedAt = new Date(Date.parse(createdAt) + after * 60_000).toISOString()
      return processingTimeText(i18n.getFixedT(i18n.language, ['withdrawals', 'common']), { createdAt, processedAt })
    })
  expect(texts(vi, [59, 60, 300, 1439, 1440, 4320])).toEqual([
    ...['dưới 1 giờ', '1 giờ', '5 giờ', '23 giờ', '1 ngày', '3 ngày'],
  ])
  expect(texts(en, [59, 60, 300, 4320])).toEqual(['under 1 hour', '1 hour', '5 hours', '3 days'])
})
