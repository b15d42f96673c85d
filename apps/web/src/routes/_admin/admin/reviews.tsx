import { ReviewModerationScreen } from '@chonoi/features/review-moderation/review-moderation-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/reviews')({
  async loader({ context }) {
    await loadWords(context, ['reviewManagement', 'forms'])
    return { title: context.i18n.t('reviewManagement:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: ReviewModerationScreen,
})
