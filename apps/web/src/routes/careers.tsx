import { CareersScreen } from '@chonoi/features/pages/careers-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/careers')({
  loader: ({ context }) => loadTextPage(context, 'pages', 'careers'),
  head: ({ loaderData }) => textPageHead(loaderData, '/careers'),
  component: CareersScreen,
})
