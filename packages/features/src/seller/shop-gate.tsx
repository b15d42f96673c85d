import { href } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { LinkButton } from '@chonoi/ui/link-button'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { StateHeading } from '../shell/state-heading.tsx'
import { SwitchTenantButton } from '../shell/switch-tenant-button.tsx'
import { shellState } from '../shell/shell-classes.ts'

const shopRoles: readonly string[] = ['SELLER', 'ADMIN', 'SUPER_ADMIN']

/**
 * Renders the seller's area for those who run the current shop. Others see the way to a shop of theirs, or the
 * requirements.
 */
export function ShopGate({ children }: { children: ReactNode }) {
  const { role, currentTenantId } = useSession()
  return role && currentTenantId && shopRoles.includes(role) ? children : <NoShop />
}

function NoShop() {
  const { t } = useTranslation('seller')
  const { availableTenants } = useSession()
  const shops = availableTenants.filter(({ role }) => shopRoles.includes(role))
  const hasShops = shops.length > 0
  return (
    <section className={shellState}>
      <StateHeading
        icon={<Store />}
        title={hasShops ? t('gate.shopsTitle') : t('gate.title')}
        text={hasShops ? t('gate.shopsText') : t('gate.text')}
      >
        {shops.map((membership) => (
          <SwitchTenantButton
            key={membership.tenantId}
            membership={membership}
            heir="main"
            iconStart={<Avatar name={membership.tenant.name} size="sm" shape="square" isDecorative />}
          >
            {t('gate.switch', { shop: membership.tenant.name })}
          </SwitchTenantButton>
        ))}
        {!hasShops && (
          <>
            <LinkButton href={href('/auth/seller-verification')}>{t('gate.apply')}</LinkButton>
            <LinkButton variant="secondary" href={href('/dashboard')}>
              {t('gate.back')}
            </LinkButton>
          </>
        )}
      </StateHeading>
    </section>
  )
}
