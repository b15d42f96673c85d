import { HandoversScreen } from '@chonoi/features/shop-handovers/handovers-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/account/handovers')({
  loader: ({ context }) => loadWords(context, ['invitations']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('invitations:handover.received')),
  component: HandoversScreen,
})
