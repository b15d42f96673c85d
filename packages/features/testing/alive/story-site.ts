import { type BrowserConnection, connectBrowser } from '@chonoi/api-client'
import { createI18n, type I18n, type Language, loadNamespaces } from '@chonoi/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../../src/app/query-client.tsx'
import type { AliveParameters } from './alive-parameters.ts'
import { seededStorage } from './seeded-storage.ts'
import { storyMarket } from './story-market.ts'
import { storyNetwork } from './story-network.ts'
import { storyWords } from './story-words.ts'

/** The environment of a story's screen. */
export interface StorySite {
  connection: BrowserConnection
  queryClient: QueryClient
  i18n: I18n
  address: string
  /** The result of the story's `before`. */
  arranged: unknown
  /** Whether calls are pending, so that the screen may still change. */
  isWaiting: () => boolean
  close: () => void
}

/** Opens the seeded market, signs in the user and runs the story's preparation. */
export async function openStorySite(language: Language, asked: AliveParameters): Promise<StorySite> {
  forgetVisitor()
  const market = storyMarket()
  const network = storyNetwork(market.fetch)
  const i18n = createI18n(language, (name) => console.error(`The story says ${name} before its words are there.`))
  await Promise.all([loadNamespaces(i18n, language, storyWords), market.reset()])
  const connection = connectBrowser({
    baseUrl: location.origin,
    fetch: network.fetch,
    storage: seededStorage(),
    language: () => i18n.language,
    onSignedOut: () => {},
  })
  const stop = connection.start()
  if (asked.as) connection.session.begin(await market.signInOf(asked.as))
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

/** Whether queries or mutations are running: the body of a received answer may still be streaming. */
const isBusy = (client: QueryClient) => client.isFetching() + client.isMutating() > 0

/** Clears the site's storage: cookie consent, searches, language. Keeps Storybook's own entries. */
function forgetVisitor() {
  for (const key of Object.keys(localStorage)) if (!/storybook|^sb/i.test(key)) localStorage.removeItem(key)
}
