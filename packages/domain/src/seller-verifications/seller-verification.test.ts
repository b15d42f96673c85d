import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import {
  type SellerVerificationForm,
  validateRejection,
  validateSellerVerification,
} from '../validation/seller-verification-form.ts'
import {
  documentDeletedOn,
  mayBecome,
  mayOpenDocument,
  mayOpenShopFor,
  mayReviewVerification,
  mayShareTaxCode,
  maySubmitVerification,
  sellerVerificationStatuses,
} from './seller-verification.ts'

const platform: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const shop: Actor = { id: 'seller', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'ADMIN' }
const filled: SellerVerificationForm = {
  ...{ kind: 'COMPANY', legalName: 'Công ty Gốm', taxCode: '0300588569', shopName: 'Gốm', documentUrl: '/x' },
  ...{ bankBin: '970436', accountNumber: '0071 0012 34567', accountHolder: 'CONG TY GOM', acceptsAgreement: true },
}

test('mayBecome: NONE → PENDING → APPROVED or REJECTED → PENDING, and nothing else', () => {
  const ways = (['NONE', ...sellerVerificationStatuses] as const).flatMap((from) =>
    sellerVerificationStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(ways).toEqual(['NONE PENDING', 'PENDING APPROVED', 'PENDING REJECTED', 'REJECTED PENDING'])
})

test('maySubmitVerification: once, and again after a rejection', () => {
  expect(maySubmitVerification('REJECTED')).toEqual({ allowed: true })
  expect(maySubmitVerification('PENDING')).toEqual({ allowed: false, because: 'verification.pending' })
  expect(maySubmitVerification('APPROVED')).toEqual({ allowed: false, because: 'verification.approved' })
})

test('mayReviewVerification: an administrator of the platform, while it waits', () => {
  const waiting = { userId: 'other', status: 'PENDING' } as const
  expect(mayReviewVerification(waiting, platform)).toEqual({ allowed: true })
  expect(mayReviewVerification(waiting, shop)).toEqual({ allowed: false, because: 'auth.permission_missing' })
  expect(mayReviewVerification({ ...waiting, status: 'REJECTED' }, platform)).toEqual({
    ...{ allowed: false, because: 'verification.not_pending' },
  })
})

test('mayOpenDocument: nobody opens or reviews their own', () => {
  const own = { allowed: false, because: 'verification.own_review' }
  expect(mayOpenDocument({ userId: platform.id }, platform)).toEqual(own)
  expect(mayReviewVerification({ userId: platform.id, status: 'PENDING' }, platform)).toEqual(own)
})

test('mayOpenShopFor: somebody whose account is in use and stays', () => {
  const unfit = { allowed: false, because: 'verification.applicant_unfit' }
  expect(mayOpenShopFor({ isActive: true, isLeaving: false })).toEqual({ allowed: true })
  expect(mayOpenShopFor({ isActive: false, isLeaving: false })).toEqual(unfit)
  expect(mayOpenShopFor({ isActive: true, isLeaving: true })).toEqual(unfit)
})

test('mayShareTaxCode: a tax code that others have only when that is accepted', () => {
  expect(mayShareTaxCode({ others: 0, isAccepted: false })).toEqual({ allowed: true })
  expect(mayShareTaxCode({ others: 1, isAccepted: true })).toEqual({ allowed: true })
  expect(mayShareTaxCode({ others: 1, isAccepted: false })).toEqual({
    ...{ allowed: false, because: 'verification.tax_code_shared' },
  })
})

test('documentDeletedOn: thirty days after the decision', () => {
  expect(documentDeletedOn(new Date('2026-11-01T00:00:00Z'))?.toISOString()).toBe('2026-12-01T00:00:00.000Z')
  expect(documentDeletedOn(null)).toBeNull()
})

test('validateSellerVerification: accepts what is filled in', () => {
  expect(validateSellerVerification(filled)).toEqual([])
})

test('validateSellerVerification: names every empty field', () => {
  const empty = { legalName: ' ', taxCode: '', shopName: '', documentUrl: '', bankBin: '', accountNumber: '' }
  const problems = validateSellerVerification({ ...filled, ...empty, accountHolder: '', acceptsAgreement: false })
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'legalName required',
    'taxCode required',
    'documentUrl required',
    'shopName required',
    'bankBin required',
    'accountNumber required',
    'accountHolder required',
    'acceptsAgreement terms.not_accepted',
  ])
})

test('validateRejection: needs a reason of at least ten letters', () => {
  expect(validateRejection({ reason: 'Ảnh mờ' })).toEqual([{ field: 'reason', code: 'too_short', params: { min: 10 } }])
})
