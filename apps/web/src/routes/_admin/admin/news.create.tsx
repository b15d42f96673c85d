import { NewArticleScreen } from '@chonoi/features/news-management/article-editor-screen'
import { preloadRichTextEditor } from '@chonoi/ui/rich-text-editor'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

/** Opens the same screen as /admin/news/new. */
export const Route = createFileRoute('/_admin/admin/news/create')({
  loader: async ({ context }) => {
    await Promise.all([loadWords(context, ['newsManagement', 'forms']), preloadRichTextEditor()])
    return { title: context.i18n.t('newsManagement:editor.newTitle') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: NewArticleScreen,
})
