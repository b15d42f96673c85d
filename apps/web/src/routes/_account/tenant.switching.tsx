import { TenantSwitchingScreen } from '@chonoi/features/account/tenant-switching-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/tenant/switching')({
  loader: ({ context }) => loadWords(context, ['account', 'invitations']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('account:tenants.title')),
  component: TenantSwitchingScreen,
})
