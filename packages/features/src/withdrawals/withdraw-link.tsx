import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { LinkButton } from '@chonoi/ui/link-button'
import { BanknoteArrowUp } from 'lucide-react'

/** Links to a new withdrawal. */
export function WithdrawLink() {
  const { t } = useTranslation('wallet')
  return (
    <LinkButton variant="secondary" href={href('/wallet/withdraw')} iconStart={<BanknoteArrowUp aria-hidden="true" />}>
      {t('withdraw')}
    </LinkButton>
  )
}
