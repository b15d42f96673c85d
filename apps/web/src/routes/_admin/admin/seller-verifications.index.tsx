import { VerificationsScreen } from '@chonoi/features/seller-verification/verifications-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/seller-verifications/')({
  loader: ({ context }) => loadWords(context, ['sellerVerification', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('sellerVerification:list.title')),
  component: VerificationsScreen,
})
