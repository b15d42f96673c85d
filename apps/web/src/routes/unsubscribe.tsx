import { UnsubscribeScreen } from '@chonoi/features/campaign-links/unsubscribe-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'
import { toSearchParams } from '../search-params.ts'

/** Stops promotions, from the mail of a campaign, or mails about notifications, from the one of a day. */
export const Route = createFileRoute('/unsubscribe')({
  ssr: 'data-only',
  staticData: { search: 'closed' },
  loaderDeps: ({ search }) => ({ of: toSearchParams(search).get('of') }),
  loader: async ({ context, deps }) => {
    await loadWords(context, ['campaignLinks'])
    return { what: deps.of === 'digest' ? 'unsubscribeDigest' : 'unsubscribe' } as const
  },
  head: ({ match: { context }, loaderData: { what } = { what: 'unsubscribe' } }) =>
    pageHead({
      origin: context.services.origin,
      language: context.language,
      title: context.i18n.t(`campaignLinks:${what}.title`),
      description: context.i18n.t(`campaignLinks:${what}.text`),
      path: '/unsubscribe',
      robots: 'noindex, follow',
    }),
  component: UnsubscribeScreen,
})
