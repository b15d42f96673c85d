import { ReviewModerationScreen } from '@chonoi/features/review-moderation/review-moderation-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

/** Outside of the back office's layout, whose guard sends others elsewhere than this screen does (ROLE-30). */
export const Route = createFileRoute('/admin/reviews')({
  ssr: false,
  staticData: { audience: 'admin' },
  async loader({ context }) {
    await loadWords(context, ['reviewManagement', 'forms'])
    return { title: context.i18n.t('reviewManagement:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: ReviewModerationScreen,
})
