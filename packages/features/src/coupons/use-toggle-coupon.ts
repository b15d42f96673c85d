import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { couponActions } from './coupons-queries.ts'

/** Pauses a coupon or resumes it. */
export function useToggleCoupon() {
  const { t } = useTranslation('coupons')
  return useAction(couponActions.toggle(), {
    failure: t('toggle.failed'),
    done: ({ code, isActive }) => t(isActive ? 'resume.done' : 'pause.done', { code }),
  })
}
