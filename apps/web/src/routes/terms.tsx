import { TermsScreen } from '@chonoi/features/pages/terms-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadTextPage(context, 'legal', 'terms'),
  head: ({ loaderData }) => textPageHead(loaderData, '/terms'),
  component: TermsScreen,
})
