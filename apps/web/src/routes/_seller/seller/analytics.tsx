import { SellerAnalyticsScreen } from '@chonoi/features/seller/seller-analytics-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'

export const Route = createFileRoute('/_seller/seller/analytics')({
  head: ({ match: { context } }) => privateHead(context.i18n.t('seller:analytics.title')),
  component: SellerAnalyticsScreen,
})
