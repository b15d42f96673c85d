import type { Coupon } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
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
  const [asked, setAsked] = useState<'give' | 'delete' | null>(null)
  const toggle = useToggleCoupon()
  return (
    <span className="cn:flex cn:gap-1 cn:items-center cn:justify-end">
      <RowDetailsButton id={coupon.id} name={coupon.code} />
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
          else if (id === 'give' || id === 'delete') setAsked(id)
        }}
      >
        <MenuItem id="edit">{t('common:action.edit')}</MenuItem>
        <MenuItem id="copy">{t('coupons:duplicate')}</MenuItem>
        {isForPlatform && <MenuItem id="give">{t('coupons:give')}</MenuItem>}
        <MenuItem id="toggle">{t(coupon.isActive ? 'coupons:pause' : 'coupons:resume')}</MenuItem>
        <MenuItem id="delete" tone="danger">
          {t('common:action.delete')}
        </MenuItem>
      </Menu>
      <Suspense>
        {asked === 'give' && <GiveCouponDialog coupon={coupon} onClose={() => setAsked(null)} />}
        {asked === 'delete' && (
          <DeleteCouponDialog
            coupon={coupon}
            onClose={() => setAsked(null)}
            {...(onDeleted && { onDone: onDeleted })}
          />
        )}
      </Suspense>
    </span>
  )
}
