import { RequestReturnScreen } from '@chonoi/features/returns/request-return-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/orders/$orderId/return')({
  loader: ({ context }) => loadWords(context, ['returns', 'orders', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('returns:card.action')),
  component: RequestReturnRoute,
})

function RequestReturnRoute() {
  return <RequestReturnScreen orderId={Route.useParams().orderId} />
}
