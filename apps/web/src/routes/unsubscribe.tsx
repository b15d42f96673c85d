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
    const { t } = context.i18n
    return deps.of === 'digest'
      ? { title: t('campaignLinks:unsubscribeDigest.title'), description: t('campaignLinks:unsubscribeDigest.text') }
      : { title: t('campaignLinks:unsubscribe.title'), description: t('campaignLinks:unsubscribe.text') }
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData
      ? pageHead({
          ...{ origin: context.services.origin, language: context.language },
          title: loaderData.title,
          description: loaderData.description,
          ...{ path: '/unsubscribe', robots: 'noindex, follow' },
        })
      : {},
  component: UnsubscribeScreen,
})
