import { OfferScreen } from '@chonoi/features/campaign-links/offer-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

/** Leads from the mail of a campaign to the page that it is about. */
export const Route = createFileRoute('/offer')({
  ssr: 'data-only',
  staticData: { search: 'closed' },
  loader: ({ context }) => loadWords(context, ['campaignLinks']),
  head: ({ match: { context } }) =>
    pageHead({
      origin: context.services.origin,
      language: context.language,
      title: context.i18n.t('campaignLinks:offer.title'),
      description: context.i18n.t('campaignLinks:offer.text'),
      path: '/offer',
      robots: 'noindex, follow',
    }),
  component: OfferScreen,
})
