import type { OrderPaymentMethod, PaymentDetail } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { leaveForGateway } from './gateway-link.ts'
import { firstOffered, MethodChoice } from './payment-methods-card.tsx'
import { paymentActions, paymentQueries } from './payments-queries.ts'

export interface PayAgainCardProps {
  orderId: string
  orderGroupId: string
  title: string
}

/** Pays what is unpaid of a checkout, by any way that is offered. */
export function PayAgainCard({ orderId, orderGroupId, title }: PayAgainCardProps) {
  const { t } = useTranslation(['payments', 'common'])
  const [chosen, setChosen] = useState<OrderPaymentMethod | null>(null)
  const { navigate } = useNavigation()
  const methods = useQuery(paymentQueries(useApi()).methods({ orderGroupId }))
  const payment = useAction(paymentActions.create(), {
    failure: false,
    onDone(begun: PaymentDetail) {
      leaveForGateway(begun)
      navigate(href('/payments/$paymentId', { paymentId: begun.id }))
    },
  })
  return (
    <Card title={title}>
      <QueryScreen result={methods}>
        {({ amountInCents, data }) => {
          const method = chosen ?? firstOffered(data)
          const option = data.find((one) => one.method === method)
          const expectedAmountInCents = amountInCents + (option?.feeInCents ?? 0)
          return (
            <Stack gap={4}>
              {payment.refusal && <Alert tone="danger" title={payment.refusal} />}
              <MethodChoice options={data} value={method} onChange={setChosen} />
              <Button
                size="lg"
                isLoading={payment.isPending}
                onClick={() => method && payment.run({ orderId, method, expectedAmountInCents })}
                {...(!method && { disabledReason: t('payments:method.none') })}
              >
                {method === 'CASH_ON_DELIVERY'
                  ? t('payments:again.cash')
                  : t('payments:again.pay', { amount: formatMoney(expectedAmountInCents) })}
              </Button>
            </Stack>
          )
        }}
      </QueryScreen>
    </Card>
  )
}
