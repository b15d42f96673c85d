import { NewRemittanceScreen } from '@chonoi/features/remittances/new-remittance-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/remittances/new')({
  loader: ({ context }) => loadWords(context, ['remittances', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('remittances:new.title')),
  component: NewRemittanceScreen,
})
