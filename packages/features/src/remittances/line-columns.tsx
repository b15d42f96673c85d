import type { SchemaOf } from '@chonoi/contract'
import { href, type RemittanceMatch, type RemittanceStatus } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { Badge, type Tone } from '@chonoi/ui/badge'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { CodeText } from '../lists/code-text.tsx'

type Line = SchemaOf<'RemittanceLine'>
type T = TFunction<['remittances', 'common']>

const toneOf = {
  MATCHED: 'success',
  AMOUNT_DIFFERS: 'warning',
  UNKNOWN: 'danger',
  ALREADY_REMITTED: 'neutral',
} as const satisfies Record<RemittanceMatch, Tone>

/** The columns of the lines of a statement, for a table and for its cards on phones. */
export const lineColumns = (t: T, status: RemittanceStatus): DataTableColumn<Line>[] => [
  {
    id: 'position',
    header: t('remittances:lines.position'),
    cell: ({ position }) => position,
  },
  {
    id: 'order',
    header: t('remittances:lines.order'),
    isPrimary: true,
    cell: ({ order, orderNumber }) =>
      order ? (
        <Link href={href('/admin/orders/$orderId', { orderId: order.id })}>
          <CodeText text={order.orderNumber} />
        </Link>
      ) : (
        <bdi className="cn:wrap-anywhere">{orderNumber ?? t('common:state.notAvailable')}</bdi>
      ),
  },
  {
    id: 'trackingCode',
    header: t('remittances:cell.trackingCode'),
    cell: ({ trackingCode }) => (
      <bdi className="cn:wrap-anywhere">{trackingCode ?? t('common:state.notAvailable')}</bdi>
    ),
  },
  {
    id: 'collected',
    header: t('remittances:cell.collectedInCents'),
    isNumeric: true,
    cell: ({ collectedInCents }) => formatMoney(collectedInCents),
  },
  {
    id: 'fee',
    header: t('remittances:cell.feeInCents'),
    isNumeric: true,
    cell: ({ feeInCents }) => formatMoney(feeInCents),
  },
  {
    id: 'state',
    header: t('remittances:lines.state'),
    cell: (line) => {
      const help = helpOf(t, line, status)
      return (
        <>
          <Badge tone={toneOf[line.match]}>
            {t(line.isBooked ? 'remittances:match.booked' : `remittances:match.${line.match}`)}
          </Badge>
          {help && (
            <Text as="div" size={13} tone="muted">
              {help}
            </Text>
          )}
        </>
      )
    },
  },
]

/** Why a line isn't booked. */
function helpOf(t: T, { match, order }: Line, status: RemittanceStatus): string | null {
  if (match === 'MATCHED') return status === 'CANCELLED' ? t('remittances:help.closed') : null
  if (match === 'AMOUNT_DIFFERS')
    return t('remittances:help.AMOUNT_DIFFERS', { amount: formatMoney(order?.totalInCents ?? 0) })
  return t(`remittances:help.${match}`)
}
