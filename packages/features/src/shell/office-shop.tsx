import { Avatar } from '@chonoi/ui/avatar'
import { useSession } from '../app/services.tsx'
import type { OfficeArea } from './frame-area.ts'
import { TenantSwitcher } from './tenant-switcher.tsx'

/** The shop that is worked in. Those with several can switch; the back office names no single shop. */
export function OfficeShop({ area }: { area: OfficeArea }) {
  const { tenantMemberships, availableTenants, currentTenantId } = useSession()
  if (tenantMemberships.length > 1) return <TenantSwitcher className="office-shop cn:hover:bg-bg-subtle" />
  const shop = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)?.tenant
  if (!shop || area === 'admin') return null
  return (
    <span className="office-shop">
      <Avatar name={shop.name} {...(shop.logoUrl && { src: shop.logoUrl })} size="xs" shape="square" isDecorative />
      <span className="shell-shop-name">{shop.name}</span>
    </span>
  )
}
