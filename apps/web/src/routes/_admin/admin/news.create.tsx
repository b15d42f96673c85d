import { NewArticleScreen } from '@chonoi/features/news-management/article-editor-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadArticleEditor } from '../../../article-editor-page.ts'
import { privateHead } from '../../../page-head.ts'

/** Opens the same screen as /admin/news/new. */
export const Route = createFileRoute('/_admin/admin/news/create')({
  loader: ({ context }) => loadArticleEditor(context, 'editor.newTitle'),
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: NewArticleScreen,
})
