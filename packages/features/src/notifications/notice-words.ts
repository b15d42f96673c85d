import type { Notification, NotificationType } from '@chonoi/contract'
import { formatMoney, type TFunction } from '@chonoi/i18n'

/** The parameters of each type's text. Null: written by a person and shown unchanged. */
const namesOf = {
  ORDER_PLACED: ['orderNumber'],
  ORDER_PLACED_UNPAID: ['orderNumber'],
  ORDER_PAID: ['amount', 'orderNumber'],
  ORDER_PAYMENT_FAILED: ['amount', 'reference'],
  ORDER_PAYMENT_TO_WALLET: ['reference', 'amount'],
  ORDER_REFUND_TO_WALLET: ['amount', 'orderNumber'],
  ORDER_REFUND_TO_SOURCE: ['amount', 'orderNumber'],
  ORDER_EXPIRED: ['orderNumber'],
  ORDER_RECEIVED: ['orderNumber'],
  ORDER_CONFIRMED: ['orderNumber'],
  ORDER_PROCESSING: ['orderNumber'],
  ORDER_SHIPPED: ['orderNumber'],
  ORDER_DELIVERED: ['orderNumber'],
  ORDER_CANCELLED: ['orderNumber'],
  ORDER_REFUNDED: ['orderNumber'],
  ORDER_MONEY_RELEASED: ['orderNumber'],
  ORDER_CASH_REMITTED: ['carrier', 'amount', 'orderCount'],
  ORDER_COMPLAINT_OPENED: ['orderNumber'],
  ORDER_COMPLAINT_RELEASED: ['orderNumber'],
  ORDER_COMPLAINT_REFUNDED: ['orderNumber'],
  ORDER_RETURN_REQUESTED: ['orderNumber'],
  ORDER_RETURN_APPROVED: ['orderNumber'],
  ORDER_RETURN_REJECTED: ['orderNumber'],
  ORDER_RETURN_ESCALATED: ['orderNumber'],
  ORDER_RETURN_SENT: ['orderNumber'],
  ORDER_RETURN_REFUNDED: ['orderNumber', 'amount'],
  ORDER_RETURN_CANCELLED: ['orderNumber'],
  ORDER_RETURN_CLOSED: ['orderNumber'],
  ORDER_DOWNLOAD_READY: ['productName', 'orderNumber'],
  ORDER_MESSAGE: null,
  ORDER_DELAYED: null,
  DEPOSIT_REQUESTED: ['customer', 'amount', 'depositReference'],
  DEPOSIT_COMPLETED: ['amount', 'depositReference'],
  DEPOSIT_FAILED: ['depositReference'],
  WALLET_ADJUSTED: ['amount', 'reason'],
  WALLET_REFUND_RECOVERED: ['orderNumber', 'amount'],
  INVOICE_ISSUED: ['invoiceNumber', 'amount'],
  WITHDRAWAL_REQUESTED: ['customer', 'amount', 'account'],
  WITHDRAWAL_PROCESSING: ['amount', 'account'],
  WITHDRAWAL_COMPLETED: ['amount', 'account'],
  WITHDRAWAL_REJECTED: ['amount'],
  AUTOMATED_WITHDRAWAL_REQUESTED: ['name', 'amount'],
  AUTOMATED_WITHDRAWAL_FAILED: ['name'],
  PRODUCT_SUBMITTED: ['productName'],
  PRODUCT_APPROVED: ['productName'],
  PRODUCT_REJECTED: ['productName'],
  PRODUCT_REOPENED: ['productName'],
  PRODUCT_REMOVED: ['productName'],
  PRODUCT_IMPORT_COMPLETED: ['fileName', 'created', 'refused'],
  PRODUCT_IMPORT_FAILED: ['fileName', 'created', 'refused'],
  PRODUCT_IMPORT_REFUSED: ['fileName', 'created'],
  SHOP_APPROVED: ['shop'],
  SHOP_REJECTED: ['shop'],
  SHOP_SUSPENDED: ['shop'],
  SHOP_REINSTATED: ['shop'],
  SHOP_HANDOVER_OFFERED: ['sender', 'shop'],
  SHOP_HANDOVER_CANCELLED: ['shop'],
  SHOP_HANDOVER_DECLINED: ['receiver', 'shop'],
  SHOP_HANDED_OVER: ['receiver', 'shop'],
  SHOP_TAKEN_OVER: ['shop', 'sender'],
  STOCK_LOW: ['productName'],
  COUPON_APPLIED: ['code'],
  COUPON_CHANGED: ['code'],
  COUPON_PAUSED: ['code'],
  COUPON_DELETED: ['code'],
  PRICE_DROPPED: ['productName', 'amount'],
  REVIEW_RECEIVED: ['productName', 'rating'],
  REVIEW_MODERATED: [],
  QUESTION_RECEIVED: ['author', 'productName'],
  REVIEW_REPLIED: ['productName'],
  QUESTION_ANSWERED: ['productName'],
  COMMENT_APPROVED: ['articleTitle'],
  COMMENT_ANSWERED: ['author', 'articleTitle'],
  MEMBERSHIP_ADDED: ['shop'],
  SELLER_VERIFICATION_SUBMITTED: ['applicant', 'shop'],
  SELLER_VERIFICATION_APPROVED: ['shop'],
  SELLER_VERIFICATION_REJECTED: ['shop', 'reason'],
  INVITATION_ACCEPTED: ['email', 'shop'],
  INVITATION_DECLINED: ['email', 'shop'],
  DATA_EXPORT_READY: ['days'],
  ACCOUNT_WELCOME: [],
  SECURITY_ALERT: [],
  ANNOUNCEMENT: null,
  PROMOTION: null,
} as const satisfies Record<NotificationType, readonly string[] | null>

type NamedValue = NonNullable<(typeof namesOf)[NotificationType]>[number]

const reviewStatuses = ['APPROVED', 'REJECTED', 'HIDDEN'] as const
const alertReasons = [
  ...(['refresh_reused', 'password_changed', 'password_reset'] as const),
  ...(['two_factor_on', 'two_factor_off', 'two_factor_reset'] as const),
  ...(['backup_codes_replaced', 'new_device'] as const),
  ...(['deletion_asked', 'deletion_cancelled', 'deletion_postponed'] as const),
]

export interface NoticeWords {
  title: string
  message: string
}

const isText = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number'

/** Types whose texts a person wrote. */
const writtenByHand = ['ANNOUNCEMENT', 'PROMOTION', 'ORDER_MESSAGE', 'ORDER_DELAYED'] as const

function isWrittenByHand(type: string): type is (typeof writtenByHand)[number] {
  return writtenByHand.some((one) => one === type)
}

/** Returns a notification's text in the reader's language, or the server's text when a parameter is missing. */
export function noticeWords(
  t: TFunction<'notifications'>,
  notice: Pick<Notification, 'type' | 'title' | 'message' | 'data'>,
): NoticeWords {
  const written = { title: notice.title, message: notice.message }
  const { type, data } = notice
  if (isWrittenByHand(type)) return written
  if (type === 'REVIEW_MODERATED') {
    const status = reviewStatuses.find((one) => one === data.status)
    if (!status) return written
    const message = withReason(t, t(`type.REVIEW_MODERATED.${status}`), data.reason)
    return { title: t('type.REVIEW_MODERATED'), message }
  }
  if (type === 'SECURITY_ALERT') {
    const why = alertReasons.find((one) => one === data.reason)
    if (!why) return written
    return { title: t(`type.SECURITY_ALERT.${why}`), message: t(`type.SECURITY_ALERT.${why}.text`) }
  }
  const cents = data.amountInCents
  const named: Record<string, string | number> = Object.fromEntries(Object.entries(data).filter(isText))
  if (typeof cents === 'number') named.amount = formatMoney(cents)
  if (!namesOf[type].every((name) => name in named)) return written
  const message = t(`type.${type}.text`, named as Record<NamedValue, string | number>)
  return {
    title: t(`type.${type}`),
    message: type === 'PRODUCT_REJECTED' ? withReason(t, message, data.reason) : message,
  }
}

/** Appends the reason that a person gave, unchanged. */
function withReason(t: TFunction<'notifications'>, message: string, reason: unknown): string {
  return typeof reason === 'string' && reason !== '' ? `${message} ${t('reason', { reason })}` : message
}
