import { ContactScreen } from '@chonoi/features/pages/contact-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadTextPage(context, 'pages', 'contact', ['forms']),
  head: ({ loaderData }) => textPageHead(loaderData, '/contact'),
  component: ContactScreen,
})
