import { PricingScreen } from '@chonoi/features/pages/pricing-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/pricing')({
  loader: ({ context }) => loadTextPage(context, 'pages', 'pricing'),
  head: ({ loaderData }) => textPageHead(loaderData, '/pricing'),
  component: PricingScreen,
})
