import type { Validator } from './field-problem.ts'
import { atLeast, atMost, checkText, required } from './text-rules.ts'

export type CheckoutForm = { readonly addressId: string; readonly note?: string | null }

export const validateCheckout: Validator<CheckoutForm> = (form) => [
  ...checkText('addressId', form.addressId, required),
  ...checkText('note', form.note, atMost(500)),
]

export type CancelOrderForm = { readonly reason: string }

export const validateCancelOrder: Validator<CancelOrderForm> = (form) =>
  checkText('reason', form.reason, required, atLeast(3), atMost(500))

export const complaintLength = { min: 10, max: 1000 } as const

/** The buyer says what is wrong with the goods; the administrator decides by that. */
export const validateComplaint: Validator<{ readonly reason: string }> = (form) =>
  checkText('reason', form.reason, required, atLeast(complaintLength.min), atMost(complaintLength.max))

/** A decision about a complaint is explained to both sides. */
export const validateComplaintDecision: Validator<{ readonly note: string }> = (form) =>
  checkText('note', form.note, required, atLeast(3), atMost(500))

export const couponCodeLength = { min: 3, max: 50 } as const

/** Coupon codes are upper case (D1§5). */
export function normalizeCouponCode(text: string): string {
  return text.trim().toUpperCase()
}

export const validateCouponCode: Validator<{ readonly code: string }> = (form) =>
  checkText('code', form.code, required, atLeast(couponCodeLength.min), atMost(couponCodeLength.max))
