import { CookieSettingsScreen } from '@chonoi/features/cookies/cookie-settings-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/cookie-settings')({
  staticData: { search: 'open' },
  loader: ({ context }) => loadTextPage(context, 'pages', 'settings'),
  head: ({ loaderData }) => textPageHead(loaderData, '/cookie-settings'),
  component: CookieSettingsScreen,
})
