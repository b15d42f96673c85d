import { EditArticleScreen } from '@chonoi/features/news-management/article-editor-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadArticleEditor } from '../../../article-editor-page.ts'
import { privateHead } from '../../../page-head.ts'

/** Opens the same screen as /admin/news/{id}/edit. */
export const Route = createFileRoute('/_admin/admin/news/edit/$articleId')({
  loader: ({ context }) => loadArticleEditor(context, 'editor.editTitle'),
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: EditArticleRoute,
})

function EditArticleRoute() {
  return <EditArticleScreen articleId={Route.useParams().articleId} />
}
