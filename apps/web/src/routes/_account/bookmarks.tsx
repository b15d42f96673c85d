import { BookmarksScreen } from '@chonoi/features/news/bookmarks-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/bookmarks')({
  loader: ({ context }) => loadWords(context, ['bookmarks', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('bookmarks:title')),
  component: BookmarksScreen,
})
