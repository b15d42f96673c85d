import { CarriersScreen } from '@chonoi/features/remittances/carriers-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/carriers')({
  loader: ({ context }) => loadWords(context, ['remittances', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('remittances:carriers.title')),
  component: CarriersScreen,
})
