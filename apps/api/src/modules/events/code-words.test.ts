import { expect, test } from 'vitest'
import type { Audit } from './event.ts'
import { auditText, eventTexts } from './event-texts.ts'

const about = { entityType: 'order', entityId: null } as const
const said = async (audit: Pick<Audit, 'action' | 'values'>) =>
  auditText(await eventTexts(), { ...about, ...audit } as Audit)

test('auditText: says the status of a comment in its own words, in both languages', async () => {
  const values = { author: 'Đặng Thị Hòa', from: 'PENDING', to: 'APPROVED' }
  expect(await said({ action: 'comment.moderate', values })).toEqual({
    description: 'Comment by Đặng Thị Hòa: Waiting to Approved',
    vietnameseDescription: 'Bình luận của Đặng Thị Hòa: Chờ duyệt → Đã duyệt',
  })
})

test('auditText: names a decision on a review by product and author', async () => {
  const values = { name: 'Nón lá Huế', author: 'Đặng Thị Hòa', to: 'HIDDEN' }
  expect((await said({ action: 'review.moderate', values })).vietnameseDescription).toBe(
    'Đánh giá “Nón lá Huế” của Đặng Thị Hòa: Đã ẩn',
  )
})

test.each([
  [{ action: 'payment.status', values: { reference: 'P1', status: 'EXPIRED' } }, 'Thanh toán P1: Đã quá hạn'],
  [{ action: 'payment.mismatch', values: { reference: 'P1', kind: 'REFUND_TWICE' } }, /P1: Hoàn tiền hai lần$/],
  [{ action: 'user.grant_role', values: { email: 'a@b.test', from: 'CUSTOMER', to: 'ADMIN' } }, /Khách hàng → /],
  [{ action: 'product.stock', values: { name: 'Bình', from: 1, to: 2 } }, 'Tồn kho của Bình: 1 → 2'],
  [{ action: 'invoice.send', values: { invoiceNumber: 'HD-1', to: 'a@b.test' } }, /tới a@b\.test$/],
] as const)('auditText: leaves no code in %o', async (audit, text) => {
  const { description, vietnameseDescription } = await said(audit)
  expect(vietnameseDescription).toMatch(text)
  expect(description).not.toMatch(/\b[A-Z]{3,}(_[A-Z]+)*\b/)
})
