import { connectBrowser, createApiClient, destinationAfterSignOut } from '@chonoi/api-client'
import type { AppServices } from '@chonoi/features/app/services'
import {
  createI18n,
  type DehydratedWords,
  dehydrateWords,
  hydrateWords,
  type I18n,
  isLanguage,
  type Language,
  loadNamespaces,
  ownLanguage,
  setPlatformName as setPlatformNameOfTexts,
} from '@chonoi/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { createPlatformStore, type Platform, type PlatformStore } from '@chonoi/features/app/platform'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createQueryClient } from '@chonoi/features/app/query-client'
import { LoadingScreen } from '@chonoi/features/shell/loading-screen'
import { NotFoundScreen } from '@chonoi/features/shell/not-found-screen'
import { nextTask } from './next-task.ts'
import { PageFailure } from './page-failure.tsx'
import { setPlatformName } from './platform-name.ts'
import { platformOfRequest } from './platform-of-request.ts'
import type { RenderContext } from './request-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { parsePageSearch, stringifyPageSearch } from './search-params.ts'

export interface RouterContext {
  queryClient: QueryClient
  services: AppServices & { platform: PlatformStore }
  i18n: I18n
  language: Language
  theme: 'light' | 'dark' | undefined
}

/** What the browser gets of the server's rendering, besides the queries. */
interface Dehydrated {
  words: DehydratedWords
  isDemo: boolean
  origin: string
  platform: Platform
}

/** The namespaces of the frame of every page. */
const frameWords = ['common', 'shell', 'errors', 'cookies', 'roles'] as const

/** One router per request on the server, one per page in the browser. */
export async function getRouter() {
  // Written so that the build removes server code from the browser's script.
  const request = import.meta.env.SSR ? (getGlobalStartContext() as RenderContext | undefined) : undefined
  const language = request?.language ?? languageOfPage()
  const theme = request ? request.theme : themeOfPage()
  const queryClient = createQueryClient({ keepsResponses: request !== undefined })
  const i18n = createI18n(language, (name) => console.error(`The page says ${name} before its words are there.`))
  const platform = createPlatformStore(request?.settings && (await platformOfRequest(request.settings)))
  if (request) {
    setPlatformName(platform.get().name)
    setPlatformNameOfTexts(i18n, platform.get().name)
    await loadNamespaces(i18n, language, frameWords)
  }

  const context: RouterContext = {
    queryClient,
    services: {
      ...(request ? serverServices(request) : browserServices(i18n, (href) => void router.navigate({ href }))),
      platform,
    },
    i18n,
    theme,
    // Read again on each navigation, since the visitor may have changed it.
    get language() {
      return ownLanguage(i18n.language)
    },
  }
  await nextTask()
  const router = createRouter({
    routeTree,
    context,
    ssr: { nonce: request?.nonce },
    parseSearch: parsePageSearch,
    stringifySearch: stringifyPageSearch,
    defaultPreload: 'intent',
    scrollRestoration: import.meta.env.SSR || onceAlive(),
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundScreen,
    dehydrate: (): Dehydrated => ({
      words: dehydrateWords(i18n),
      isDemo: request?.isDemo ?? false,
      origin: request?.origin ?? '',
      platform: platform.get(),
    }),
    hydrate: ({ words, isDemo, origin, platform: rendered }: Dehydrated) => {
      hydrateWords(i18n, words)
      setPlatformName(rendered.name)
      setPlatformNameOfTexts(i18n, rendered.name)
      platform.set(rendered)
      Object.assign(router.options.context.services, { isDemo, origin })
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient, wrapQueryClient: false })
  // Titles and descriptions depend on the language.
  if (!request) {
    platform.subscribe(() => setPlatformName(platform.get().name))
    i18n.on('languageChanged', () => void router.invalidate())
  }
  return router
}

/**
 * Scroll restoration happens while the page is read from the server, in the router's inline script. It is disabled
 * after the first render, when the reader may have scrolled on and be about to press something.
 */
function onceAlive(): () => boolean {
  let isAlive = false
  return () => {
    const wasAlive = isAlive
    isAlive = true
    return wasAlive
  }
}

const languageOfPage = (): Language =>
  isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'vi'
function themeOfPage(): 'light' | 'dark' | undefined {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

function serverServices(request: RenderContext): AppServices {
  const api = createApiClient({
    baseUrl: 'http://site.internal',
    fetch: request.apiFetch,
    timeoutSignal: () => request.deadline,
    language: () => request.language,
  })
  return { api, connection: null, isDemo: request.isDemo, origin: request.origin, nonce: request.nonce }
}

function browserServices(i18n: I18n, navigate: (href: string) => void): AppServices {
  const connection = connectBrowser({
    baseUrl: location.origin,
    language: () => i18n.language,
    onSignedOut: (reason) => {
      const destination = destinationAfterSignOut(reason)
      if (destination) navigate(destination)
    },
  })
  // Readable as a property only: the attribute is hidden from pages.
  const nonce = [...document.querySelectorAll<HTMLElement>('[nonce]')].map((element) => element.nonce).find(Boolean)
  return { api: connection.api, connection, isDemo: false, origin: location.origin, nonce }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
