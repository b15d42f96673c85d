import { ReturnScreen } from '@chonoi/features/returns/return-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/returns/$returnId')({
  loader: ({ context }) => loadWords(context, ['returns', 'orders', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('returns:shop.title')),
  component: ReturnRoute,
})

function ReturnRoute() {
  return <ReturnScreen returnId={Route.useParams().returnId} side="seller" />
}
