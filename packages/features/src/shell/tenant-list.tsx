import { Avatar } from '@chonoi/ui/avatar'
import { ScrollArea } from '@chonoi/ui/scroll-area'
import { Check } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { useSwitchTenant } from './use-switch-tenant.ts'

/** The shops that can be switched to: ACTIVE memberships alone. */
export function TenantList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['shell', 'roles'])
  const { availableTenants, currentTenantId, isLoading } = useSession()
  const switchTo = useSwitchTenant()
  return (
    <ScrollArea label={t('shell:tenant.switcher')} orientation="vertical" className="shell-tenant-list">
      <ul>
        {availableTenants.map((membership) => {
          const { tenantId, tenant, role } = membership
          const isCurrent = tenantId === currentTenantId
          return (
            <li key={tenantId}>
              <button
                type="button"
                className="shell-tenant-choice"
                aria-current={isCurrent || undefined}
                // Not `disabled`: the pressed one keeps the focus.
                aria-disabled={isLoading || undefined}
                onClick={() => {
                  if (isLoading) return
                  onDone()
                  void switchTo(membership)
                }}
              >
                <Avatar
                  name={tenant.name}
                  {...(tenant.logoUrl && { src: tenant.logoUrl })}
                  size="sm"
                  shape="square"
                  isDecorative
                />
                <span className="shell-tenant-words">
                  <span>{tenant.name}</span>
                  <span className="shell-tenant-role">{t(`roles:${role}`)}</span>
                </span>
                {isCurrent && <Check aria-hidden="true" />}
              </button>
            </li>
          )
        })}
      </ul>
    </ScrollArea>
  )
}
