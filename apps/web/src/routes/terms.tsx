import { platformQueries } from '@chonoi/features/pages/platform-queries'
import { TermsScreen } from '@chonoi/features/pages/terms-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/terms')({
  loader: async ({ context }) => {
    const [page] = await Promise.all([
      loadTextPage(context, 'legal', 'terms'),
      context.queryClient.prefetchQuery(platformQueries(context.services.api).settings()),
    ])
    return page
  },
  head: ({ loaderData }) => textPageHead(loaderData, '/terms'),
  component: TermsScreen,
})
