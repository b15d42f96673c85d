import { type BrowserConnection, connectBrowser, memoryStorage } from '@chonoi/api-client'
import type { AuthUser } from '@chonoi/contract'
import { createI18n, type I18n, type Language, loadNamespaces, type Namespace } from '@chonoi/i18n'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render, type RenderResult } from 'vitest-browser-react'
import { AppProviders } from '../src/app/app-providers.tsx'
import type { Navigation } from '../src/app/navigation.tsx'
import type { MemoryBackend } from './memory-backend.ts'
import { accessToken } from './people.ts'

export interface ScreenSetting {
  backend: MemoryBackend
  /** Beside those that every page has. */
  words: readonly Namespace[]
  /** Default English. */
  language?: Language
  /** The page's address. Default '/'. */
  address?: string
  /** Who is signed in. Default nobody. */
  user?: AuthUser
  /** Which paths lead to a screen. Default all. */
  hasScreen?: (href: string) => boolean
  /** Other parts of the navigation. */
  navigation?: Partial<Navigation>
}

export interface ShownScreen {
  screen: RenderResult
  connection: BrowserConnection
  i18n: I18n
  /** Where the screen wanted to go, in order. */
  visited: string[]
}

/** Shows a screen in the browser as the site would, over an API in memory. */
export async function renderScreen(children: ReactNode, setting: ScreenSetting): Promise<ShownScreen> {
  const { backend, words, language = 'en', address = '/', user, hasScreen = () => true, navigation } = setting
  const i18n = createI18n(language, (name) => {
    throw new Error(`The screen says ${name} without its words.`)
  })
  await loadNamespaces(i18n, language, ['common', 'shell', 'errors', 'roles', ...words])
  const visited: string[] = []
  const connection = connectBrowser({
    baseUrl: 'https://chonoi.test',
    fetch: backend.fetch,
    storage: memoryStorage(),
    onSignedOut: () => {},
  })
  if (user) connection.session.begin({ accessToken: accessToken(), refreshToken: accessToken(), user })
  const url = new URL(address, 'https://chonoi.test')
  const screen = await render(
    <AppProviders
      services={{ api: connection.api, connection, isDemo: false, origin: url.origin }}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18n={i18n}
      theme="light"
      navigation={{
        pathname: url.pathname,
        search: url.searchParams,
        navigate: (href) => visited.push(href),
        settled: () => Promise.resolve(),
        block: () => () => {},
        hasScreen,
        ...navigation,
      }}
      linkComponent={({ children: words, ...rest }) => <a {...rest}>{words}</a>}
    >
      {children}
    </AppProviders>,
  )
  return { screen, connection, i18n, visited }
}
