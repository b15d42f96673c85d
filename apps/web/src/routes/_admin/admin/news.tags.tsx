import { TagsScreen } from '@chonoi/features/news-tags/tags-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/news/tags')({
  loader: async ({ context }) => {
    await loadWords(context, ['newsTags'])
    return { title: context.i18n.t('newsTags:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: TagsScreen,
})
