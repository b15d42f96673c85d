import { ArticlesScreen } from '@chonoi/features/news-management/articles-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/news/')({
  loader: async ({ context }) => {
    await loadWords(context, ['newsManagement'])
    return { title: context.i18n.t('newsManagement:list.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: ArticlesScreen,
})
