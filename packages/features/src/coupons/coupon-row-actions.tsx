import type { Coupon } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CouponTask } from './coupon-dialog.tsx'
import { useToggleCoupon } from './use-toggle-coupon.ts'

const DeleteCouponDialog = lazy(() => import('./delete-coupon-dialog.tsx'))

export interface CouponRowActionsProps {
  coupon: Coupon
  onTask: (task: CouponTask) => void
  /** Called once the coupon is gone. */
  onDeleted?: () => void
}

/** Edit, duplicate, pause or resume, and delete. */
export function CouponRowActions({ coupon, onTask, onDeleted }: CouponRowActionsProps) {
  const { t } = useTranslation(['coupons', 'common'])
  const [isDeleting, setDeleting] = useState(false)
  const toggle = useToggleCoupon()
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('coupons:actionsOf', { code: coupon.code })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(id) => {
          if (id === 'edit' || id === 'copy') onTask({ kind: id, coupon })
          else if (id === 'toggle') toggle.run(coupon)
          else setDeleting(true)
        }}
      >
        <MenuItem id="edit">{t('common:action.edit')}</MenuItem>
        <MenuItem id="copy">{t('coupons:duplicate')}</MenuItem>
        <MenuItem id="toggle">{t(coupon.isActive ? 'coupons:pause' : 'coupons:resume')}</MenuItem>
        <MenuItem id="delete" tone="danger">
          {t('common:action.delete')}
        </MenuItem>
      </Menu>
      {isDeleting && (
        <Suspense>
          <DeleteCouponDialog
            coupon={coupon}
            onClose={() => setDeleting(false)}
            {...(onDeleted && { onDone: onDeleted })}
          />
        </Suspense>
      )}
    </>
  )
}
