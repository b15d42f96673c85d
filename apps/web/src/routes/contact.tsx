import { ContactScreen } from '@chonoi/features/pages/contact-screen'
import { platformQueries } from '@chonoi/features/pages/platform-queries'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    const [page] = await Promise.all([
      loadTextPage(context, 'pages', 'contact', ['forms']),
      context.queryClient.prefetchQuery(platformQueries(context.services.api).settings()),
    ])
    return page
  },
  head: ({ loaderData }) => textPageHead(loaderData, '/contact'),
  component: ContactScreen,
})
