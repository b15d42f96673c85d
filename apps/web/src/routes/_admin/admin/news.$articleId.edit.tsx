import { EditArticleScreen } from '@chonoi/features/news-management/article-editor-screen'
import { preloadRichTextEditor } from '@chonoi/ui/rich-text-editor'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/news/$articleId/edit')({
  loader: async ({ context }) => {
    await Promise.all([loadWords(context, ['newsManagement', 'forms']), preloadRichTextEditor()])
    return { title: context.i18n.t('newsManagement:editor.editTitle') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: EditArticleRoute,
})

function EditArticleRoute() {
  return <EditArticleScreen articleId={Route.useParams().articleId} />
}
