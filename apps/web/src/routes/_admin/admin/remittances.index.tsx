import { RemittancesScreen } from '@chonoi/features/remittances/remittances-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/remittances/')({
  loader: ({ context }) => loadWords(context, ['remittances', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('remittances:title')),
  component: RemittancesScreen,
})
