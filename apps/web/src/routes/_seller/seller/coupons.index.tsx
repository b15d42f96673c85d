import { CouponsScreen } from '@chonoi/features/coupons/coupons-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/coupons/')({
  loader: async ({ context }) => {
    await loadWords(context, ['coupons', 'forms'])
    return { title: context.i18n.t('coupons:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: () => <CouponsScreen audience="seller" />,
})
