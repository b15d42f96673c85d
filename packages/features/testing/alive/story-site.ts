import { type BrowserConnection, connectBrowser, memoryStorage } from '@chonoi/api-client'
import { createI18n, type I18n, type Language, loadNamespaces } from '@chonoi/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../../src/app/query-client.tsx'
import type { AliveParameters } from './alive-parameters.ts'
import { storyMarket } from './story-market.ts'
import { storyNetwork } from './story-network.ts'
import { storyWords } from './story-words.ts'

/** Every demo account has it; the sign-in page of a demo shows it too. */
const demoPassword = 'Chonoi#2026'

/** What a story's screen stands on. */
export interface StorySite {
  connection: BrowserConnection
  queryClient: QueryClient
  i18n: I18n
  address: string
  /** What the story's `before` found. */
  arranged: unknown
  /** Whether answers are on their way: what is shown may change at any moment. */
  isWaiting: () => boolean
  close: () => void
}

/** The seeded market, somebody signed in to it, and what they did before the story begins. */
export async function openStorySite(language: Language, asked: AliveParameters): Promise<StorySite> {
  forgetVisitor()
  const market = storyMarket()
  const network = storyNetwork(market.fetch)
  const i18n = createI18n(language, (name) => console.error(`The story says ${name} before its words are there.`))
  await Promise.all([loadNamespaces(i18n, language, storyWords), market.reset()])
  const connection = connectBrowser({
    baseUrl: location.origin,
    fetch: network.fetch,
    storage: memoryStorage(),
    language: () => i18n.language,
    onSignedOut: () => {},
  })
  const stop = connection.start()
  if (asked.as) await connection.session.login({ email: asked.as, password: demoPassword })
  const arranged = await asked.before?.(connection.api)
  network.become(asked.network)
  const queryClient = createQueryClient()
  return {
    ...{ connection, queryClient, i18n },
    ...{ address: asked.at, arranged },
    isWaiting: () => network.isWaiting() || (asked.network !== 'silent' && isBusy(queryClient)),
    close() {
      stop()
      queryClient.clear()
    },
  }
}

/** An answer that has come may still be read. */
const isBusy = (client: QueryClient) => client.isFetching() + client.isMutating() > 0

/** What a visitor's browser keeps: answers about cookies, searches, language. Storybook's own notes stay. */
function forgetVisitor() {
  for (const key of Object.keys(localStorage)) if (!/storybook|^sb/i.test(key)) localStorage.removeItem(key)
}
