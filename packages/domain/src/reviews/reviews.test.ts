import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { ratingText } from './rating-text.ts'
import { mayDeleteReview, mayEditReview, mayReviewProduct, reviewAnalyticsDays } from './review-rules.ts'

const author: Actor = { id: 'author', platformRole: 'USER', tenantId: null, tenantRole: null }
const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }

test('anyone signed in reviews a product once', () => {
  const facts = { hasReviewed: false, isOfShop: false }
  expect(mayReviewProduct(facts, author).allowed).toBe(true)
  expect(mayReviewProduct({ ...facts, hasReviewed: true }, author)).toEqual({
    allowed: false,
    because: 'review.already_reviewed',
  })
  expect(mayReviewProduct(facts, null)).toEqual({ allowed: false, because: 'auth.unauthenticated' })
})

test('mayReviewProduct: refuses the people of the shop', () => {
  expect(mayReviewProduct({ hasReviewed: false, isOfShop: true }, author)).toEqual({
    allowed: false,
    because: 'review.own_shop',
  })
})

test('only the author edits a review; an administrator may delete it', () => {
  expect(mayEditReview({ userId: 'author' }, author).allowed).toBe(true)
  expect(mayEditReview({ userId: 'author' }, admin).allowed).toBe(false)
  expect(mayDeleteReview({ userId: 'author' }, admin).allowed).toBe(true)
  expect(mayDeleteReview({ userId: 'other' }, author).allowed).toBe(false)
})

test('[REVIEW-07] the analytics window is 30 days', () => {
  expect(reviewAnalyticsDays).toBe(30)
})

test('the rating text and its limits', () => {
  expect([5, 4.5, 4.49, 4, 3.99, 3, 2.99, 2, 1.99, 0].map(ratingText)).toEqual(
    'excellent excellent very_good very_good good good average average poor poor'.split(' '),
  )
})
