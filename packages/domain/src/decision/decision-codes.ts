/**
 * Reasons for a refusal, as `area.reason`. The server returns the code and screens translate it. The texts are in
 * @chonoi/i18n, where a code without a text does not compile.
 */
export const decisionCodes = [
  'auth.unauthenticated',
  'auth.role_missing',
  'auth.permission_missing',
  'auth.not_yours',
  'auth.foreign_tenant',
  'auth.role_above_own',
  'order.not_yours',
  'order.not_cancellable',
  'order.transition_not_allowed',
  'order.not_paid',
  'wallet.own_adjustment',
  'deposit.not_yours',
  'deposit.not_pending',
  'deposit.own_processing',
  'withdrawal.not_yours',
  'withdrawal.not_pending',
  'withdrawal.not_open',
  'withdrawal.own_processing',
  'tenant.membership_not_active',
  'tenant.approval_forbidden',
  'tenant.own_approval',
  'tenant.not_pending',
  'product.own_approval',
  'product.not_pending',
  'product.not_available',
  'product.transition_not_allowed',
  'coupon.inactive',
  'coupon.not_started',
  'coupon.expired',
  'coupon.exhausted',
  'coupon.per_user_limit',
  'coupon.minimum_not_met',
  'coupon.not_applicable',
  'review.already_reviewed',
  'review.not_yours',
] as const

export type DecisionCode = (typeof decisionCodes)[number]
