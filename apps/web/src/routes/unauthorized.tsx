import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../page-head.ts'

export const Route = createFileRoute('/unauthorized')({
  staticData: { search: 'closed' },
  head: ({ match: { context } }) =>
    privateHead(context.i18n.t('shell:access.unauthorizedTitle'), context.i18n.t('shell:access.unauthorizedText')),
  component: UnauthorizedScreen,
})
