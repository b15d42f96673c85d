import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../page-head.ts'

export const Route = createFileRoute('/unauthorized')({
  loader: ({ context }) => ({ title: context.i18n.t('shell:access.unauthorizedTitle') }),
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: UnauthorizedScreen,
})
