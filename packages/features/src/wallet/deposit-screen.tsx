import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useTranslation } from '@chonoi/i18n/react'
import { DepositAmountForm } from './deposit-amount-form.tsx'
import { OpenTransfers } from './open-transfers.tsx'

/** A new deposit (/wallet/deposit): its amount, or one that was opened before and still waits for its transfer. */
export function DepositScreen() {
  const { t } = useTranslation('wallet')
  return (
    <Stack gap={6}>
      <Heading level={1}>{t('deposit.title')}</Heading>
      <OpenTransfers />
      <DepositAmountForm />
    </Stack>
  )
}
