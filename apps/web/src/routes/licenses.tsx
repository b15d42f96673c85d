import { LicencesScreen } from '@chonoi/features/pages/licences-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/licenses')({
  loader: ({ context }) => loadTextPage(context, 'pages', 'licenses'),
  head: ({ loaderData }) => textPageHead(loaderData, '/licenses'),
  component: LicencesScreen,
})
