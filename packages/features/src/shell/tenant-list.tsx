import { Avatar } from '@chonoi/ui/avatar'
import { ScrollArea } from '@chonoi/ui/scroll-area'
import { Check } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { useSwitchTenant } from './use-switch-tenant.ts'

/** Lists the shops that can be switched to: ACTIVE memberships only. */
export function TenantList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['shell', 'roles'])
  const { availableTenants, currentTenantId, isLoading } = useSession()
  const switchTo = useSwitchTenant()
  return (
    <ScrollArea label={t('shell:tenant.switcher')} orientation="vertical" className="cn:max-h-80">
      <ul>
        {availableTenants.map((membership) => {
          const { tenantId, tenant, role } = membership
          const isCurrent = tenantId === currentTenantId
          return (
            <li key={tenantId}>
              <button
                type="button"
                className="cn:flex cn:items-center cn:gap-3 cn:w-full cn:min-h-13 cn:py-1 cn:px-3 cn:rounded-sm cn:text-start cn:not-aria-[disabled]:hover:bg-bg-subtle cn:aria-[current]:bg-primary-subtle cn:aria-[current]:text-on-primary-subtle cn:focus-visible:-outline-offset-2"
                aria-current={isCurrent || undefined}
                // Not `disabled`, so that the pressed one keeps the focus.
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
                <span className="cn:grid cn:flex-1 cn:min-w-0 cn:text-14 cn:font-medium">
                  <span>{tenant.name}</span>
                  <span className="cn:text-13 cn:font-regular">{t(`roles:${role}`)}</span>
                </span>
                {isCurrent && <Check aria-hidden="true" className="cn:size-4.5 cn:flex-none" />}
              </button>
            </li>
          )
        })}
      </ul>
    </ScrollArea>
  )
}
