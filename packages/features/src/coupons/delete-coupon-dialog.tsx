import type { Coupon } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { couponActions } from './coupons-queries.ts'

export interface DeleteCouponDialogProps {
  coupon: Coupon
  onClose: () => void
  onDone?: () => void
}

/** Asks before a coupon is deleted (ADM-CPN-27). */
export default function DeleteCouponDialog({ coupon, ...more }: DeleteCouponDialogProps) {
  const { t } = useTranslation(['coupons', 'common'])
  const { code } = coupon
  return (
    <ConfirmAction
      {...more}
      action={couponActions.remove(coupon)}
      title={t('coupons:delete.title', { code })}
      message={t('coupons:delete.text')}
      confirmLabel={t('common:action.delete')}
      failure={t('coupons:delete.failed')}
      tone="danger"
      done={() => t('coupons:delete.done', { code })}
    />
  )
}
