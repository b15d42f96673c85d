import { CommentsScreen } from '@chonoi/features/comment-moderation/comments-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/news/comments')({
  loader: async ({ context }) => {
    await loadWords(context, ['commentModeration'])
    return { title: context.i18n.t('commentModeration:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: CommentsScreen,
})
