import { EditArticleScreen } from '@chonoi/features/news-management/article-editor-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadArticleEditor } from '../../../article-editor-page.ts'
import { privateHead } from '../../../page-head.ts'

export const Route = createFileRoute('/_admin/admin/news/$articleId/edit')({
  loader: ({ context }) => loadArticleEditor(context, 'editor.editTitle'),
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: EditArticleRoute,
})

function EditArticleRoute() {
  return <EditArticleScreen articleId={Route.useParams().articleId} />
}
