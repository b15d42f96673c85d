import type { Coupon } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { couponActions } from './coupons-queries.ts'

/** Pauses a coupon or resumes it. */
export function useToggleCoupon() {
  const { t } = useTranslation('coupons')
  const failure = t('toggle.failed')
  const told = ({ code, isActive }: Coupon) => t(isActive ? 'resume.done' : 'pause.done', { code })
  const undo = useAction(couponActions.toggle(), { failure, done: told })
  return useAction(couponActions.toggle(), {
    failure,
    done: (coupon) => ({ title: told(coupon), undo: () => undo.run(coupon) }),
  })
}
