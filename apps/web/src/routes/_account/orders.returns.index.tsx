import { MyReturnsScreen } from '@chonoi/features/returns/my-returns-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/orders/returns/')({
  loader: ({ context }) => loadWords(context, ['returns']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('returns:mine.title')),
  component: MyReturnsScreen,
})
