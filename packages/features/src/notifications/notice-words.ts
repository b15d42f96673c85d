import type { Notification, NotificationType } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import type { TFunction } from '@chonoi/i18n'

/** What the wording of each type names. Null: what the server wrote is shown as it is. */
const namesOf = {
  ORDER_PLACED: ['orderNumber'],
  ORDER_RECEIVED: ['orderNumber'],
  ORDER_CONFIRMED: ['orderNumber'],
  ORDER_PROCESSING: ['orderNumber'],
  ORDER_SHIPPED: ['orderNumber'],
  ORDER_DELIVERED: ['orderNumber'],
  ORDER_CANCELLED: ['orderNumber'],
  ORDER_REFUNDED: ['orderNumber'],
  DEPOSIT_REQUESTED: ['customer', 'amount', 'depositReference'],
  DEPOSIT_COMPLETED: ['amount', 'depositReference'],
  DEPOSIT_FAILED: ['depositReference'],
  PRODUCT_SUBMITTED: ['productName'],
  PRODUCT_APPROVED: ['productName'],
  PRODUCT_REJECTED: ['productName'],
  STOCK_LOW: ['productName'],
  REVIEW_RECEIVED: ['productName', 'rating'],
  REVIEW_MODERATED: null,
  MEMBERSHIP_ADDED: null,
  ACCOUNT_WELCOME: null,
  SECURITY_ALERT: null,
  ANNOUNCEMENT: null,
} as const satisfies Record<NotificationType, readonly string[] | null>

type NamedValue = NonNullable<(typeof namesOf)[NotificationType]>[number]

export interface NoticeWords {
  title: string
  message: string
}

const isText = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number'

/** A notice in the reader's language, or as the server wrote it when something that the wording names is missing. */
export function noticeWords(t: TFunction<'notifications'>, notice: Notification): NoticeWords {
  const written = { title: notice.title, message: notice.message }
  const { type, data } = notice
  switch (type) {
    case 'REVIEW_MODERATED':
    case 'MEMBERSHIP_ADDED':
    case 'ACCOUNT_WELCOME':
    case 'SECURITY_ALERT':
    case 'ANNOUNCEMENT':
      return written
  }
  const cents = data.amountInCents
  const named: Record<string, string | number> = Object.fromEntries(Object.entries(data).filter(isText))
  if (typeof cents === 'number') named.amount = formatMoney(cents)
  if (!namesOf[type].every((name) => name in named)) return written
  return { title: t(`type.${type}`), message: t(`type.${type}.text`, named as Record<NamedValue, string | number>) }
}
