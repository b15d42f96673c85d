import { SellerVerificationScreen } from '@chonoi/features/seller-verification/seller-verification-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/auth/seller-verification')({
  loader: ({ context }) => loadWords(context, ['sellerVerification', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('sellerVerification:title')),
  component: SellerVerificationScreen,
})
