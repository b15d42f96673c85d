import { href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { Link } from '@chonoi/ui/link'
import type { ReactNode } from 'react'
import { CodeText } from '../lists/code-text.tsx'
import { ExplainLink } from '../transactions/explain-link.tsx'

export interface BalanceEntryProps {
  /** The transaction of the shop that the entry is of. */
  transactionId: string
  /** Why the amount moved. */
  reason: string
  orderId: string | null
  /** The order's number, or what else tells the entry apart. */
  code: string | null
  createdAt: string
  amount: ReactNode
  /** What there was afterwards. */
  after: string
}

/** An entry of one of a shop's accounts, with its order and the entries behind it. */
export function BalanceEntry({ transactionId, reason, orderId, code, createdAt, amount, after }: BalanceEntryProps) {
  return (
    <li className="cn:flex cn:items-start cn:justify-between cn:gap-4 cn:py-3">
      <span className="cn:grid cn:min-w-0">
        <span className="cn:font-medium">{reason}</span>
        {code !== null &&
          (orderId ? (
            <Link href={href('/seller/orders/$orderId', { orderId })}>
              <CodeText text={code} />
            </Link>
          ) : (
            <CodeText text={code} />
          ))}
        <time className="cn:text-text-muted cn:text-14 cn:figures" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
        <span className="cn:-ms-3">
          <ExplainLink
            of={{ shopTransactionId: transactionId }}
            subject={[reason, code, formatDateTime(createdAt)].filter(Boolean).join(' ')}
          />
        </span>
      </span>
      <span className="cn:grid cn:flex-none cn:justify-items-end cn:figures">
        {amount}
        <span className="cn:text-text-muted cn:text-14">{after}</span>
      </span>
    </li>
  )
}
