import { href } from '@chonoi/domain'
import { LinkButton } from '@chonoi/ui/link-button'
import { Plus } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { Guard } from '../app/guards.tsx'

/** Links to a new deposit, for users who may make one. */
export function DepositLink() {
  const { t } = useTranslation('wallet')
  return (
    <Guard requirement={{ permissions: ['manage:deposits'] }}>
      <LinkButton href={href('/wallet/deposit')} iconStart={<Plus aria-hidden="true" />}>
        {t('deposit')}
      </LinkButton>
    </Guard>
  )
}
