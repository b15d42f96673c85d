import { SeriesScreen } from '@chonoi/features/series/series-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/news/series')({
  loader: async ({ context }) => {
    await loadWords(context, ['series', 'forms'])
    return { title: context.i18n.t('series:list') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: SeriesScreen,
})
