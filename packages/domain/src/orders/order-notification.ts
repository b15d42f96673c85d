import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { Validator } from '../validation/field-problem.ts'
import { atMost, checkText, required } from '../validation/text-rules.ts'

/** PENDING while it waits for its first or next attempt. */
export const orderNotificationStatuses = ['PENDING', 'SENT', 'FAILED'] as const

export type OrderNotificationStatus = (typeof orderNotificationStatuses)[number]

export const orderNotificationChannels = ['APP', 'EMAIL', 'PUSH'] as const

/** Messages that a person writes to the buyer; all others are made by what happens to the order. */
export const orderMessageTypes = ['ORDER_MESSAGE', 'ORDER_DELAYED'] as const

export const orderMessageLength = { title: 120, message: 1000 } as const

export type OrderMessageForm = { readonly title: string; readonly message: string }

export const validateOrderMessage: Validator<OrderMessageForm> = (form) => [
  ...checkText('title', form.title, required, atMost(orderMessageLength.title)),
  ...checkText('message', form.message, required, atMost(orderMessageLength.message)),
]

export function mayRetryOrderNotification({ status }: { readonly status: OrderNotificationStatus }): Decision {
  return status === 'FAILED' ? allow : refuse('order_notification.not_failed')
}

/** Corrects or withdraws a message. */
export function mayChangeOrderNotification({ type }: { readonly type: string }): Decision {
  return orderMessageTypes.some((one) => one === type) ? allow : refuse('order_notification.automatic')
}
