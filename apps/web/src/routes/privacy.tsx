import { PrivacyScreen } from '@chonoi/features/pages/privacy-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadTextPage(context, 'legal', 'privacy'),
  head: ({ loaderData }) => textPageHead(loaderData, '/privacy'),
  component: PrivacyScreen,
})
