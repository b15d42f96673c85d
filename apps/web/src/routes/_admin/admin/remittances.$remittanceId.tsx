import { RemittanceScreen } from '@chonoi/features/remittances/remittance-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/remittances/$remittanceId')({
  loader: ({ context }) => loadWords(context, ['remittances', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('remittances:detail.title')),
  component: AdminRemittance,
})

function AdminRemittance() {
  return <RemittanceScreen remittanceId={Route.useParams().remittanceId} />
}
