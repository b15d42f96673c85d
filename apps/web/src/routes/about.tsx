import { AboutScreen } from '@chonoi/features/pages/about-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => loadTextPage(context, 'pages', 'about'),
  head: ({ loaderData }) => textPageHead(loaderData, '/about'),
  component: AboutScreen,
})
