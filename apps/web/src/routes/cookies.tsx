import { CookiePolicyScreen } from '@chonoi/features/pages/cookie-policy-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/cookies')({
  loader: ({ context }) => loadTextPage(context, 'legal', 'cookies'),
  head: ({ loaderData }) => textPageHead(loaderData, '/cookies'),
  component: CookiePolicyScreen,
})
