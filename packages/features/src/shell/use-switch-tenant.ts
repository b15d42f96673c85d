import type { TenantMembership } from '@chonoi/contract'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useConnection } from '../app/services.tsx'

/** Goes to another shop; everything on the page is then asked for anew. A refusal shows in the frame's box. */
export function useSwitchTenant(): (membership: TenantMembership) => Promise<void> {
  const { t } = useTranslation('shell')
  const { session } = useConnection()
  const client = useQueryClient()
  return async ({ tenantId, tenant }) => {
    if (session.getSnapshot().currentTenantId === tenantId) return
    if (!(await session.switchTenant(tenantId))) return
    toastQueue.add({ type: 'success', title: t('tenant.switched', { name: tenant.name }) })
    await client.invalidateQueries()
  }
}
