import { CareersScreen } from '@chonoi/features/pages/careers-screen'
import { platformQueries } from '@chonoi/features/pages/platform-queries'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/careers')({
  loader: async ({ context }) => {
    const [page] = await Promise.all([
      loadTextPage(context, 'pages', 'careers'),
      context.queryClient.prefetchQuery(platformQueries(context.services.api).settings()),
    ])
    return page
  },
  head: ({ loaderData }) => textPageHead(loaderData, '/careers'),
  component: CareersScreen,
})
