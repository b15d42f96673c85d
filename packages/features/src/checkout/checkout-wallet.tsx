import type { WalletBalance } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { Alert } from '@chonoi/ui/alert'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { Wallet } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { depositPath } from './deposit-path.ts'

/** Shows the wallet's balance and whether it covers the total. */
export function CheckoutWallet({ balance, totalInCents }: { balance: WalletBalance; totalInCents: number }) {
  const { t } = useTranslation('cart')
  const missing = totalInCents - balance.availableInCents
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} align="center">
        <Wallet aria-hidden="true" className="cn:size-[32px] cn:flex-none cn:text-primary" />
        <div>
          <Text weight="medium">{t('checkout.wallet')}</Text>
          <Text size={14} tone="muted">
            {t('checkout.balance', { balance: formatMoney(balance.availableInCents) })}
          </Text>
        </div>
      </Stack>
      {missing > 0 && (
        <Alert
          tone="warning"
          urgency="none"
          actions={
            <LinkButton href={depositPath(missing)} size="sm" variant="secondary">
              {t('checkout.deposit')}
            </LinkButton>
          }
        >
          {t('checkout.missing', { amount: formatMoney(missing) })}
        </Alert>
      )}
    </Stack>
  )
}
