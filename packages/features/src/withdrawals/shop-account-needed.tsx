import type { WithdrawalTerms } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { AddBankAccountButton } from './add-bank-account-button.tsx'

/** Where a shop's earnings may go: an administrator adds an account, others learn whom to ask while there is none. */
export function ShopAccountNeeded({ shop }: { shop: NonNullable<WithdrawalTerms['shop']> }) {
  const { t } = useTranslation('withdrawals')
  if (shop.mayOpenAccounts) return <AddBankAccountButton isForShop />
  return shop.accounts.length === 0 ? <Text>{t('request.askAdministrator')}</Text> : null
}
