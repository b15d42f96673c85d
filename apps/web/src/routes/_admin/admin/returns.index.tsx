import { AllReturnsScreen } from '@chonoi/features/returns/all-returns-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/returns/')({
  loader: ({ context }) => loadWords(context, ['returns', 'orders', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('returns:all.title')),
  component: AllReturnsScreen,
})
