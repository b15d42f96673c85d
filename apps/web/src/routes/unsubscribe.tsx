import { UnsubscribeScreen } from '@chonoi/features/campaign-links/unsubscribe-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

/** Stops promotions, from the mail of a campaign. */
export const Route = createFileRoute('/unsubscribe')({
  ssr: 'data-only',
  staticData: { search: 'closed' },
  loader: ({ context }) => loadWords(context, ['campaignLinks']),
  head: ({ match: { context } }) =>
    pageHead({
      origin: context.services.origin,
      language: context.language,
      title: context.i18n.t('campaignLinks:unsubscribe.title'),
      description: context.i18n.t('campaignLinks:unsubscribe.text'),
      path: '/unsubscribe',
      robots: 'noindex, follow',
    }),
  component: UnsubscribeScreen,
})
