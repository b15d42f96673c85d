import { CouponScreen } from '@chonoi/features/coupons/coupon-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/coupons/$couponId')({
  loader: ({ context }) => loadWords(context, ['coupons', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('coupons:title')),
  component: SellerCoupon,
})

function SellerCoupon() {
  return <CouponScreen audience="seller" couponId={Route.useParams().couponId} />
}
