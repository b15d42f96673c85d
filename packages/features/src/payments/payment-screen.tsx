import type { PaymentDetail } from '@chonoi/contract'
import { href, moneyPlace } from '@chonoi/domain'
import { formatDeadline, formatMoney, type Language } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Disclosure } from '@chonoi/ui/disclosure'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { useWayBack, wayBackParameter } from '../app/use-way-back.ts'
import { ExpectedDeliveriesOf } from '../orders/expected-deliveries-card.tsx'
import { NextStepsCard } from '../orders/next-steps-card.tsx'
import { PushCard } from '../push/push-card.tsx'
import { BoatScene } from '../shell/boat-scene.tsx'
import { takeGatewayVisit } from './gateway-link.ts'
import { PayAgainCard } from './pay-again-card.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { PaymentOrders, PaymentRefunds } from './payment-parts.tsx'
import { PaymentTransferCard } from './payment-transfer-card.tsx'
import { paymentQueries } from './payments-queries.ts'

/**
 * One payment of the buyer (/payments/{id}): the page to wait on, and the one that gateways return to. It survives a
 * reload, the way back and a second tab, because all it knows is the payment's id.
 */
export function PaymentScreen({ paymentId }: { paymentId: string }) {
  const result = useQuery(paymentQueries(useApi()).checked(paymentId))
  const { isFetching, refetch } = result
  return (
    <QueryScreen result={result} titleOf={({ orderNumbers, reference }) => orderNumbers[0] ?? reference}>
      {(payment) => <Shown payment={payment} isChecking={isFetching} onCheck={() => void refetch()} />}
    </QueryScreen>
  )
}

interface ShownProps {
  payment: PaymentDetail
  isChecking: boolean
  onCheck: () => void
}

function Shown({ payment, isChecking, onCheck }: ShownProps) {
  const { t } = useTranslation(['payments', 'common'])
  const { redirectUrl } = payment
  const { query, choose } = useChosenQuery()
  useEffect(() => {
    if (redirectUrl && takeGatewayVisit(payment)) location.assign(redirectUrl)
  }, [payment, redirectUrl])
  // The gateway's answer stays in no bookmark and no history: it is asked by the payment's id, whatever it sent along.
  useEffect(() => {
    const sent = [...query.keys()].filter((name) => name !== wayBackParameter)
    if (sent.length > 0) choose((next) => sent.forEach((name) => next.delete(name)), { replace: true })
  }, [query, choose])
  const { orderId, orderGroupId, depositId } = payment
  const payAgain = payment.canPayAgain && orderId && orderGroupId ? { orderId, orderGroupId } : null
  const isPaidOrder = payment.status === 'PAID' && depositId === null
  return (
    <Stack gap={5} className="cn:max-w-[720px] cn:mx-auto">
      <Breadcrumbs
        items={[
          { label: t('payments:mine.title'), href: href('/payments') },
          { label: <CodeText text={payment.orderNumbers[0] ?? payment.reference} /> },
        ]}
      />
      <Outcome payment={payment} />
      {isPaidOrder && <OrderLinks />}
      {payment.status === 'PENDING' && payment.redirectUrl && (
        <Stack direction="row" gap={3} justify="center" isWrapping>
          <LinkButton href={payment.redirectUrl} size="lg">
            {t('payments:pending.open', { method: t(`common:paymentMethod.${payment.method}`) })}
          </LinkButton>
          <Button variant="secondary" size="lg" isLoading={isChecking} onClick={onCheck}>
            {t('payments:pending.check')}
          </Button>
        </Stack>
      )}
      {payment.transfer && <PaymentTransferCard payment={payment} transfer={payment.transfer} />}
      {payAgain && payment.status !== 'PENDING' && <PayAgainCard {...payAgain} title={t('payments:again.title')} />}
      {payAgain && payment.status === 'PENDING' && (
        <Disclosure summary={t('payments:again.other')}>
          <PayAgainCard {...payAgain} title={t('payments:again.other')} />
        </Disclosure>
      )}
      {isPaidOrder && orderGroupId && <ExpectedDeliveriesOf orderGroupId={orderGroupId} />}
      {isPaidOrder && <NextStepsCard />}
      {isPaidOrder && <PushCard />}
      {depositId ? (
        <DepositLinks isOver={payment.status !== 'PENDING' && payment.paidAt === null} />
      ) : (
        <Card title={t('payments:detail.orders')}>
          <PaymentOrders payment={payment} linkTo="buyer" />
        </Card>
      )}
      {payment.refunds.length > 0 && (
        <Card title={t('payments:detail.refunds')}>
          <PaymentRefunds refunds={payment.refunds} seenBy="buyer" />
        </Card>
      )}
    </Stack>
  )
}

/** The ways on from a paid order, the same as on its confirmation. */
function OrderLinks() {
  const { t } = useTranslation('orders')
  return (
    <Stack direction="row" gap={3} justify="center" isWrapping>
      <LinkButton href={href('/orders')}>{t('confirmation.viewOrders')}</LinkButton>
      <LinkButton href={href('/products')} variant="secondary">
        {t('confirmation.continue')}
      </LinkButton>
    </Stack>
  )
}

/** The ways on from a deposit's payment: back to the page that needed the money first. */
function DepositLinks({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation(['payments', 'wallet'])
  const wayBack = useWayBack()
  const again = href('/wallet/deposit', { ...(wayBack && { query: { next: wayBack } }) })
  return (
    <Stack direction="row" gap={3} justify="center" isWrapping>
      {wayBack && !isOver && <LinkButton href={wayBack}>{t('wallet:deposit.backToCheckout')}</LinkButton>}
      {isOver && <LinkButton href={again}>{t('payments:deposit.again')}</LinkButton>}
      <LinkButton href={href('/wallet')} variant="secondary">
        {t('payments:deposit.wallet')}
      </LinkButton>
      <LinkButton href={href('/wallet/deposits')} variant="ghost">
        {t('payments:deposit.all')}
      </LinkButton>
    </Stack>
  )
}

const icons = {
  PENDING: Clock,
  PAID: CircleCheck,
  FAILED: CircleX,
  CANCELLED: CircleX,
  EXPIRED: Clock,
  PARTIALLY_REFUNDED: Undo2,
  REFUNDED: Undo2,
} as const

const colours = {
  PENDING: 'cn:text-primary',
  PAID: 'cn:text-success',
  FAILED: 'cn:text-danger',
  CANCELLED: 'cn:text-text-muted',
  EXPIRED: 'cn:text-text-muted',
  PARTIALLY_REFUNDED: 'cn:text-primary',
  REFUNDED: 'cn:text-primary',
} as const

/** What became of the payment, in words that say what to do next. */
function Outcome({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation(['payments', 'common'])
  const { language } = usePreferences()
  const { status, method, failure } = payment
  const Icon = icons[status]
  const isPaidOrder = status === 'PAID' && payment.depositId === null
  const [order] = payment.orders
  const isCash = status === 'PENDING' && method === 'CASH_ON_DELIVERY'
  const isTaken = isCash && order && moneyPlace({ ...order, collectedBy: payment.collectedBy }) === 'WITH_CARRIER'
  return (
    <Stack gap={3} align="center" className="cn:pt-4" role="status">
      {isPaidOrder ? <BoatScene /> : <Icon className={`cn:size-[56px] ${colours[status]}`} aria-hidden="true" />}
      <Heading level={1}>
        {isTaken ? t('payments:outcome.taken') : isCash ? t('payments:outcome.cash') : t(`payments:outcome.${status}`)}
      </Heading>
      <Text size={24} weight="semibold" isNumeric>
        {formatMoney(payment.amountInCents)}
      </Text>
      <Stack direction="row" gap={2} align="center" isWrapping>
        {isCash && !isTaken && <PaymentBadge status={status} />}
        <Text tone="muted">{t(`common:paymentMethod.${method}`)}</Text>
        {payment.feeInCents > 0 && (
          <Text tone="muted">{t('payments:method.fee', { fee: formatMoney(payment.feeInCents) })}</Text>
        )}
      </Stack>
      <Text tone="muted" align="center">
        {isTaken
          ? t('payments:outcome.takenText')
          : isCash
            ? t('payments:outcome.cashText')
            : outcomeText(t, payment, language)}
      </Text>
      {failure && <Alert tone="danger" urgency="none" title={t(`payments:failure.${failure}`)} />}
    </Stack>
  )
}

function outcomeText(
  t: ReturnType<typeof useTranslation<['payments', 'common']>>['t'],
  payment: PaymentDetail,
  language: Language,
): string {
  const { status, expiresAt, refundedInCents, refunds, canPayAgain, depositId } = payment
  if (status === 'PENDING')
    return expiresAt
      ? t('payments:outcome.PENDING.until', { deadline: formatDeadline(expiresAt, new Date(), language) })
      : t('payments:outcome.PENDING.text')
  // Nothing was refunded on purpose: the money arrived when no order waited for it any more.
  const isLate = refundedInCents > 0 && refunds.length === 0
  if (isLate) return t('payments:outcome.late', { amount: formatMoney(refundedInCents) })
  if (status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED')
    return t('payments:outcome.refundedText', { amount: formatMoney(refundedInCents) })
  if (depositId) return t(status === 'PAID' ? 'payments:deposit.paid' : 'payments:deposit.over')
  if (status === 'PAID') return t('payments:outcome.PAID.text')
  return canPayAgain ? t('payments:outcome.again') : t('payments:outcome.over')
}
