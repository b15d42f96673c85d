import type { Tenant } from '@chonoi/contract'
import { actorOf, href, isSuperAdmin } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { isDangerous, stepsOf, type TenantStep } from './tenant-steps.ts'

const TenantStepDialog = lazy(() => import('./tenant-step-dialog.tsx'))
const DeleteTenantDialog = lazy(() => import('./delete-tenant-dialog.tsx'))

export interface TenantActionsProps {
  tenant: Tenant
  /** Leaves out the link to the shop's page, where this is on it. */
  isOnPage?: boolean
  onDeleted?: () => void
}

/** A pending shop's decisions as buttons (ADM-TEN-12), everything else in a menu. */
export function TenantRowActions({ tenant, isOnPage = false, onDeleted }: TenantActionsProps) {
  const { t } = useTranslation(['tenants', 'common'])
  const { user } = useSession()
  const [asked, setAsked] = useState<TenantStep | 'delete' | null>(null)
  const close = () => setAsked(null)
  const actor = user && actorOf(user)
  const steps = actor ? stepsOf(tenant, actor) : []
  const decisions = steps.filter((step) => step === 'approve' || step === 'reject')
  const others = steps.filter((step) => step !== 'approve' && step !== 'reject')
  return (
    <div className="cn:flex cn:gap-1 cn:items-center cn:justify-end cn:whitespace-nowrap">
      <RowDetailsButton id={tenant.id} name={tenant.name} />
      {decisions.map((step) => (
        <Button
          key={step}
          size="sm"
          variant={step === 'approve' ? 'primary' : 'secondary'}
          aria-label={t(`tenants:ask.${step}`, { name: tenant.name })}
          onClick={() => setAsked(step)}
        >
          {t(`tenants:step.${step}`)}
        </Button>
      ))}
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('tenants:more', { name: tenant.name })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(id) => {
          const step = others.find((one) => one === id)
          if (step) setAsked(step)
          else if (id === 'delete') setAsked('delete')
        }}
      >
        {!isOnPage && (
          <MenuItem id="view" href={href('/admin/tenants/$tenantId', { tenantId: tenant.id })}>
            {t('common:action.viewDetails')}
          </MenuItem>
        )}
        {tenant.approvalStatus === 'APPROVED' && tenant.isActive && tenant.isPublic && (
          <MenuItem id="site" href={href('/marketplace/tenant/$slug', { slug: tenant.slug })}>
            {t('tenants:viewOnSite')}
          </MenuItem>
        )}
        {others.map((step) => (
          <MenuItem key={step} id={step} {...(isDangerous(step) && { tone: 'danger' as const })}>
            {t(`tenants:step.${step}`)}
          </MenuItem>
        ))}
        {actor && isSuperAdmin(actor) && (
          <MenuItem id="delete" tone="danger">
            {t('tenants:delete')}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {asked === 'delete' && (
          <DeleteTenantDialog tenant={tenant} onClose={close} {...(onDeleted && { onDone: onDeleted })} />
        )}
        {asked && asked !== 'delete' && <TenantStepDialog tenant={tenant} step={asked} onClose={close} />}
      </Suspense>
    </div>
  )
}
