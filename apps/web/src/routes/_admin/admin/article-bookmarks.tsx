import { AdminBookmarksScreen } from '@chonoi/features/news/admin-bookmarks-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/article-bookmarks')({
  loader: async ({ context }) => {
    await loadWords(context, ['bookmarks', 'forms'])
    return { title: context.i18n.t('bookmarks:admin.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: AdminBookmarksScreen,
})
