import type { Activity } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { activityFacts } from './activity-words.ts'

const of = (kind: Activity['kind'], params: Activity['params']): Activity => ({
  ...{ id: '1', kind, area: 'order', status: 'info', description: 'Sửa bài Gốm', createdAt: '2026-11-25T03:00:00Z' },
  params,
})

test('[DASH-20] activityFacts: names the thing first, then the person and the amount', () => {
  const order = { orderNumber: 'CN-261129-K4BU2A', name: 'Trần Thị Lụa', amountInCents: 147_500_000 }
  expect(activityFacts(of('ORDER_PLACED', order))).toMatch(/^CN-261129-K4BU2A · Trần Thị Lụa · 1\.475\.000/)
  expect(activityFacts(of('REVIEW_HIDDEN', { productName: 'Nón lá', name: 'Trần Thu Hiền' }))).toBe(
    'Nón lá · Trần Thu Hiền',
  )
})
