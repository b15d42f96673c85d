import type { TenantMembership } from '@chonoi/contract'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { useTranslation } from '@chonoi/i18n/react'
import { useConnection } from '../app/services.tsx'

/** Switches to another shop; the `SessionKeeper` updates the content. A refusal shows in the frame's box. */
export function useSwitchTenant(): (membership: TenantMembership) => Promise<void> {
  const { t } = useTranslation('shell')
  const { session } = useConnection()
  return async ({ tenantId, tenant }) => {
    if (session.getSnapshot().currentTenantId === tenantId) return
    if (!(await session.switchTenant(tenantId))) return
    toastQueue.add({ type: 'success', title: t('tenant.switched', { name: tenant.name }) })
  }
}
