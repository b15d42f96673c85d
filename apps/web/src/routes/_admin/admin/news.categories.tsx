import { NewsCategoriesScreen } from '@chonoi/features/news-management/news-categories-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/news/categories')({
  loader: async ({ context }) => {
    await loadWords(context, ['newsManagement', 'forms'])
    return { title: context.i18n.t('newsManagement:categories.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: NewsCategoriesScreen,
})
