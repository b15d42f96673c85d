import { centsFromVnd, checkAmount } from '@chonoi/domain'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useTranslation } from '@chonoi/i18n/react'
import { useSearchParams } from '../app/navigation.tsx'
import { DepositAmountForm } from './deposit-amount-form.tsx'
import { TransferScreen } from './transfer-screen.tsx'

/**
 * A new deposit (/wallet/deposit): first the amount and then, with the amount in the URL, the transfer and its form.
 */
export function DepositScreen() {
  const { t } = useTranslation('wallet')
  const asked = Number(useSearchParams().get('amount') ?? Number.NaN)
  const cents = Number.isSafeInteger(asked) && asked > 0 ? centsFromVnd(asked) : null
  const isGood = cents !== null && checkAmount('amount', cents).length === 0
  return (
    <Stack gap={6}>
      <Heading level={1}>{t('deposit.title')}</Heading>
      {isGood ? <TransferScreen amountInCents={cents} /> : <DepositAmountForm />}
    </Stack>
  )
}
