import type { Tenant } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { tenantActions } from './tenants-queries.ts'

export interface DeleteTenantDialogProps {
  tenant: Tenant
  onClose: () => void
  onDone?: () => void
}

/** Asks before a shop is deleted. The server refuses while anything hangs on it. */
export default function DeleteTenantDialog({ tenant, ...rest }: DeleteTenantDialogProps) {
  const { t } = useTranslation('tenants')
  const { name } = tenant
  return (
    <ConfirmAction
      {...rest}
      action={tenantActions.remove(tenant)}
      tone="danger"
      title={t('ask.delete', { name })}
      message={t('ask.delete.text')}
      confirmLabel={t('delete')}
      done={() => t('done.delete', { name })}
    />
  )
}
