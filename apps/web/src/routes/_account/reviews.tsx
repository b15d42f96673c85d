import { MyReviewsScreen } from '@chonoi/features/reviews/my-reviews-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/reviews')({
  loader: ({ context }) => loadWords(context, ['reviews', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('reviews:mine.title')),
  component: MyReviewsScreen,
})
