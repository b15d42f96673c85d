import { ChevronDown, Store } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { useOverlay } from './use-overlay.ts'

const fetchChoices = () => import('./tenant-choices.tsx')
const TenantChoices = lazy(fetchChoices)

/** Shows and switches the current shop. For users with several (SHELL-15, SHELL-16). */
export function TenantSwitcher({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const { availableTenants, currentTenantId } = useSession()
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchChoices)
  const current = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)
  const words = current ? t('tenant.current', { name: current.tenant.name }) : t('tenant.switcher')
  return (
    <>
      <button ref={triggerRef} type="button" className={className} aria-haspopup="dialog" {...triggerProps}>
        <Store aria-hidden="true" />
        <span className="shell-shop-name">{words}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {isWanted && (
        <Suspense>
          <TenantChoices triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
