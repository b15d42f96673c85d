import type { Coupon } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy } from 'react'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { ActionMenu } from '../lists/action-menu.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import type { CouponTask } from './coupon-dialog.tsx'
import { useToggleCoupon } from './use-toggle-coupon.ts'

const GiveCouponDialog = lazy(() => import('./give-coupon-dialog.tsx'))
const DeleteCouponDialog = lazy(() => import('./delete-coupon-dialog.tsx'))

export interface CouponRowActionsProps {
  coupon: Coupon
  onTask: (task: CouponTask) => void
  /** Called once the coupon is gone. */
  onDeleted?: () => void
}

/** Edit, duplicate, give to a customer (by the platform), pause or resume, and delete. */
export function CouponRowActions({ coupon, onTask, onDeleted }: CouponRowActionsProps) {
  const { t } = useTranslation(['coupons', 'common'])
  const isForPlatform = useActsForPlatform()
  const openDialog = useRowDialog()
  const askDelete = () =>
    openDialog((close) => (
      <DeleteCouponDialog coupon={coupon} onClose={close} {...(onDeleted && { onDone: onDeleted })} />
    ))
  const toggle = useToggleCoupon()
  return (
    <RowActions>
      <RowDetailsButton id={coupon.id} name={coupon.code} />
      <ActionMenu
        label={t('coupons:actionsOf', { code: coupon.code })}
        items={[
          { id: 'edit', label: t('common:action.edit') },
          { id: 'copy', label: t('coupons:duplicate') },
          isForPlatform && { id: 'give', label: t('coupons:give') },
          { id: 'toggle', label: t(coupon.isActive ? 'coupons:pause' : 'coupons:resume') },
          { id: 'delete', label: t('common:action.delete'), tone: 'danger' },
        ]}
        onAction={(id) => {
          if (id === 'edit' || id === 'copy') onTask({ kind: id, coupon })
          else if (id === 'toggle') toggle.run(coupon)
          else if (id === 'give') openDialog((close) => <GiveCouponDialog coupon={coupon} onClose={close} />)
          else if (id === 'delete') askDelete()
        }}
      />
    </RowActions>
  )
}
