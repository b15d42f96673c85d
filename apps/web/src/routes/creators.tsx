import { creatorsQueries } from '@chonoi/features/pages/creators-queries'
import { CreatorsScreen } from '@chonoi/features/pages/creators-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/creators')({
  loader: async ({ context }) => {
    const [page] = await Promise.all([
      loadTextPage(context, 'pages', 'creators'),
      context.queryClient.prefetchQuery(creatorsQueries(context.services.api).directory()),
    ])
    return page
  },
  head: ({ loaderData }) => textPageHead(loaderData, '/creators'),
  component: CreatorsScreen,
})
