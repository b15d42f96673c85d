import { MediaScreen } from '@chonoi/features/news-management/media-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/news/media')({
  loader: async ({ context }) => {
    await loadWords(context, ['newsManagement', 'forms'])
    return { title: context.i18n.t('newsManagement:media.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: MediaScreen,
})
