import { expect, test } from 'vitest'
import { validateAddress } from './address-form.ts'
import { normalizeCouponCode, validateCancelOrder, validateCheckout, validateCouponCode } from './checkout-forms.ts'
import { manualDepositValidator, validateProcessDeposit } from './deposit-forms.ts'
import { checkSlug } from './slug-field.ts'
import type { FieldProblem } from './field-problem.ts'
import { validateReview } from './review-form.ts'

const said = (problems: readonly FieldProblem[]) => problems.map(({ field, code }) => `${field} ${code}`)
const now = new Date('2026-11-21T05:00:00Z')
const review = { productId: 'p', rating: 5, title: 'Đẹp', comment: 'Gốm đẹp, gói rất kỹ.' }
const deposit = {
  amountInCents: 50_000_000,
  bankName: 'Vietcombank',
  bankReference: 'FT26325',
  transferDateTime: '2026-11-21T04:00:00Z',
}

test('a good review has no problem', () => {
  expect(validateReview(review)).toEqual([])
})

test('a review needs its product', () => {
  expect(said(validateReview({ ...review, productId: ' ' }))).toEqual(['productId review.product_required'])
})

test('a rating is a whole number from 1 to 5', () => {
  const refused = [0, 6, 4.5, Number.NaN].map((rating) => said(validateReview({ ...review, rating })))
  expect(refused).toEqual(refused.map(() => ['rating review.rating_range']))
})

test('a comment has at least 10 characters after trimming', () => {
  expect(said(validateReview({ ...review, comment: '   123456789    ' }))).toEqual(['comment review.comment_too_short'])
  expect(validateReview({ ...review, comment: '1234567890' })).toEqual([])
})

test('a comment has at most 2000 characters', () => {
  expect(validateReview({ ...review, comment: 'ă'.repeat(2000) })).toEqual([])
  expect(said(validateReview({ ...review, comment: 'ă'.repeat(2001) }))).toEqual(['comment review.comment_too_long'])
})

test('a title has at most 200 characters', () => {
  expect(validateReview({ ...review, title: 'x'.repeat(200) })).toEqual([])
  expect(said(validateReview({ ...review, title: 'x'.repeat(201) }))).toEqual(['title review.title_too_long'])
})

test('a manual deposit needs amount, bank, reference and time', () => {
  const validate = manualDepositValidator(now)
  expect(validate(deposit)).toEqual([])
  const empty = { amountInCents: undefined, bankName: '', bankReference: '', transferDateTime: '' }
  expect(said(validate(empty))).toEqual([
    'amountInCents required',
    'bankName required',
    'bankReference required',
    'transferDateTime required',
  ])
})

test.each([
  [null, 'amount.invalid'],
  [150_050, 'amount.invalid'],
  [-100, 'amount.invalid'],
  [99_900, 'amount.too_small'],
  [5_000_000_100, 'amount.too_large'],
])('the amount %s is refused as %s', (amountInCents, code) => {
  expect(said(manualDepositValidator(now)({ ...deposit, amountInCents }))).toEqual([`amountInCents ${code}`])
})

test('a transfer has a valid time that is not in the future', () => {
  const problemsAt = (transferDateTime: string) => said(manualDepositValidator(now)({ ...deposit, transferDateTime }))
  expect(problemsAt('yesterday')).toEqual(['transferDateTime date.invalid'])
  expect(problemsAt('2026-11-21T06:00:00Z')).toEqual(['transferDateTime date.in_future'])
})

test('accepting a deposit needs a positive amount in whole đồng', () => {
  expect(said(validateProcessDeposit({ status: 'COMPLETED' }))).toEqual(['actualAmountInCents required'])
  expect(said(validateProcessDeposit({ status: 'COMPLETED', actualAmountInCents: 0 }))).toEqual([
    'actualAmountInCents amount.too_small',
  ])
  expect(validateProcessDeposit({ status: 'COMPLETED', actualAmountInCents: 100 })).toEqual([])
})

test('[ADM-DEP-17] the amount is sent only when completing', () => {
  expect(validateProcessDeposit({ status: 'FAILED', adminNotes: 'Không thấy tiền' })).toEqual([])
  expect(said(validateProcessDeposit({ status: 'PENDING', actualAmountInCents: 100 }))).toEqual([
    'actualAmountInCents amount.only_when_completing',
  ])
})

test('an address needs a person, a phone, a street and a city', () => {
  const address = { fullName: 'Lan Nguyễn', phone: '0912345678', line1: '12 Hàng Gai', city: 'Hà Nội' }
  expect(validateAddress({ ...address, postalCode: '100000', ward: 'Hoàn Kiếm' })).toEqual([])
  expect(said(validateAddress({ fullName: '', phone: '', line1: '', city: '' }))).toEqual([
    'fullName required',
    'phone required',
    'line1 required',
    'city required',
  ])
  expect(said(validateAddress({ ...address, postalCode: '12' }))).toEqual(['postalCode postal_code.invalid'])
})

test('checkout needs an address, cancelling a reason, a coupon a code', () => {
  expect(said(validateCheckout({ addressId: '' }))).toEqual(['addressId required'])
  expect(said(validateCancelOrder({ reason: 'x' }))).toEqual(['reason too_short'])
  expect(validateCancelOrder({ reason: 'Đổi ý' })).toEqual([])
  expect(said(validateCouponCode({ code: 'ab' }))).toEqual(['code too_short'])
  expect(normalizeCouponCode(' tet2026 ')).toBe('TET2026')
})

test('a slug field accepts a slug that no route uses', () => {
  expect(checkSlug('slug', 'ao-thun')).toEqual([])
  expect(said(checkSlug('slug', 'Áo thun'))).toEqual(['slug slug.invalid'])
  expect(said(checkSlug('slug', 'new'))).toEqual(['slug slug.reserved'])
  expect(said(checkSlug('slug', ' '))).toEqual(['slug required'])
})
