import type { DepositInstructions } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { TransferDetails } from '../payments/transfer-details-card.tsx'

export interface TransferCardProps {
  instructions: DepositInstructions
  /** Until when the transfer is waited for. */
  expiresAt: string | null
}

/** Shows the account to transfer a deposit to. */
export function TransferCard({ instructions, expiresAt }: TransferCardProps) {
  const { t } = useTranslation(['wallet', 'payments'])
  const { amountInCents } = instructions
  return (
    <Card
      title={t('wallet:deposit.transferTitle', { amount: formatMoney(amountInCents) })}
      description={t('wallet:deposit.transferText')}
      actions={<Link href={href('/wallet/deposit')}>{t('wallet:deposit.changeAmount')}</Link>}
    >
      <TransferDetails transfer={instructions} amountInCents={amountInCents} />
      <Text size={14} tone="muted">
        {t('wallet:deposit.contentHelp')}{' '}
        {expiresAt && t('wallet:deposit.keptUntil', { time: formatDateTime(expiresAt) })}
      </Text>
    </Card>
  )
}
