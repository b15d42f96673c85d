import { DownloadsScreen } from '@chonoi/features/downloads/downloads-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/downloads')({
  loader: ({ context }) => loadWords(context, ['downloads', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('downloads:title')),
  component: DownloadsScreen,
})
