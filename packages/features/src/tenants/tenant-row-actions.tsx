import type { Tenant } from '@chonoi/contract'
import { actorOf, href, isSuperAdmin } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { ActionMenu } from '../lists/action-menu.tsx'
import { DecisionButton } from '../lists/decision-button.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
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
  const openDialog = useRowDialog()
  const ask = (step: TenantStep) =>
    openDialog((close) => <TenantStepDialog tenant={tenant} step={step} onClose={close} />)
  const askDelete = () =>
    openDialog((close) => (
      <DeleteTenantDialog tenant={tenant} onClose={close} {...(onDeleted && { onDone: onDeleted })} />
    ))
  const actor = user && actorOf(user)
  const steps = actor ? stepsOf(tenant, actor) : []
  const decisions = steps.filter((step) => step === 'approve' || step === 'reject')
  const others = steps.filter((step) => step !== 'approve' && step !== 'reject')
  return (
    <RowActions>
      <RowDetailsButton id={tenant.id} name={tenant.name} />
      {decisions.map((step) => (
        <DecisionButton
          key={step}
          decision={step}
          size="sm"
          variant={step === 'approve' ? 'primary' : 'secondary'}
          aria-label={t(`tenants:ask.${step}`, { name: tenant.name })}
          onClick={() => ask(step)}
        >
          {t(`tenants:step.${step}`)}
        </DecisionButton>
      ))}
      <ActionMenu
        label={t('tenants:more', { name: tenant.name })}
        items={[
          !isOnPage && {
            id: 'view',
            label: t('common:action.viewDetails'),
            href: href('/admin/tenants/$tenantId', { tenantId: tenant.id }),
          },
          tenant.approvalStatus === 'APPROVED' &&
            tenant.isActive &&
            tenant.isPublic && {
              id: 'site',
              label: t('tenants:viewOnSite'),
              href: href('/marketplace/tenant/$slug', { slug: tenant.slug }),
            },
          ...others.map((step) => ({
            id: step,
            label: t(`tenants:step.${step}`),
            ...(isDangerous(step) && { tone: 'danger' as const }),
          })),
          actor !== null && isSuperAdmin(actor) && { id: 'delete', label: t('tenants:delete'), tone: 'danger' },
        ]}
        onAction={(id) => {
          const step = others.find((one) => one === id)
          if (step) ask(step)
          else if (id === 'delete') askDelete()
        }}
      />
    </RowActions>
  )
}
