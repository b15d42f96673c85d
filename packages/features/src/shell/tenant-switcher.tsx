import { ChevronDown, Store } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { useOverlay } from './use-overlay.ts'
import { shellLink } from './shell-classes.ts'

const fetchChoices = () => import('./tenant-choices.tsx')
const TenantChoices = lazy(fetchChoices)

/** Shows and switches the current shop, for users with several (SHELL-15, SHELL-16). */
export function TenantSwitcher() {
  const { t } = useTranslation('shell')
  const { tenantMemberships, availableTenants, currentTenantId } = useSession()
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchChoices)
  if (tenantMemberships.length < 2) return null
  const current = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)
  return (
    <li>
      <button ref={triggerRef} type="button" className={shellLink} aria-haspopup="dialog" {...triggerProps}>
        <Store aria-hidden="true" />
        <span className="cn:max-w-48 cn:overflow-hidden cn:text-ellipsis">
          {current ? t('tenant.current', { name: current.tenant.name }) : t('tenant.switcher')}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      {isWanted && (
        <Suspense>
          <TenantChoices triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </li>
  )
}
