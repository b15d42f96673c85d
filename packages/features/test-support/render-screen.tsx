import { type BrowserConnection, connectBrowser, memoryStorage } from '@chonoi/api-client'
import { createI18n, type I18n, type Language, loadNamespaces, type Namespace } from '@chonoi/i18n'
import type { UiLinkProps } from '@chonoi/ui/ui-provider'
import type { ComponentType, ReactNode } from 'react'
import { render, type RenderResult } from 'vitest-browser-react'
import { AppProviders } from '../src/app/app-providers.tsx'
import { createQueryClient } from '../src/app/query-client.tsx'
import type { Navigation } from '../src/app/navigation.tsx'
import { createPlatformStore, defaultPlatform, type Platform } from '../src/app/platform.tsx'
import type { DemoAccount } from '../testing/alive/alive-parameters.ts'
import { demoSession, forgetSession } from './demo-session.ts'
import { type TestNetwork, testNetwork } from './test-network.ts'

export interface ScreenSetting {
  /** Namespaces beside those that every page loads. */
  words: readonly Namespace[]
  /** Default English. */
  language?: Language
  /** The page's address. Default '/'. */
  address?: string
  /**
   * E-mail of the user to sign in through the real API. Default none. Only for tests over the server,
   * `*.alive.test.tsx`.
   */
  as?: DemoAccount
  /** The network to the server. Default one without failures. */
  network?: TestNetwork
  /** Whether a path leads to a screen. Default all do. */
  hasScreen?: (href: string) => boolean
  /** What the platform's settings change. Default nothing. */
  platform?: Partial<Platform>
  /** Other parts of the navigation. */
  navigation?: Partial<Navigation>
  /** Renders the site's links. Default plain anchors. */
  linkComponent?: ComponentType<UiLinkProps>
}

export interface ShownScreen {
  screen: RenderResult
  connection: BrowserConnection
  network: TestNetwork
  i18n: I18n
  /** The navigations of the screen, in order. */
  visited: string[]
  /** Fetches everything on the screen anew, as after a live change. */
  refetch: () => Promise<void>
}

/** Renders a screen in the browser as the site does, over the server's own code. */
export async function renderScreen(children: ReactNode, setting: ScreenSetting): Promise<ShownScreen> {
  const { words, language = 'en', address = '/', as, hasScreen = () => true, navigation } = setting
  const { network = testNetwork(), linkComponent = PlainLink } = setting
  const i18n = createI18n(language, (name) => {
    throw new Error(`The screen says ${name} without its words.`)
  })
  await loadNamespaces(i18n, language, ['common', 'shell', 'errors', 'roles', ...words])
  const visited: string[] = []
  const platform = createPlatformStore({ ...defaultPlatform, ...setting.platform })
  const storage = memoryStorage()
  const connection = connectBrowser({
    baseUrl: location.origin,
    fetch: network.fetch,
    storage,
    language: () => i18n.language,
    onSignedOut: () => as && forgetSession(as),
  })
  if (as) {
    const { grant, csrfToken } = await demoSession(as)
    storage.write('csrfToken', csrfToken)
    connection.session.begin(grant)
  }
  const url = new URL(address, location.origin)
  const queryClient = createQueryClient()
  const screen = await render(
    <AppProviders
      services={{ api: connection.api, connection, isDemo: false, origin: url.origin, platform }}
      queryClient={queryClient}
      i18n={i18n}
      theme="light"
      navigation={{
        pathname: url.pathname,
        search: url.searchParams,
        hash: url.hash,
        navigate: (href) => visited.push(href),
        settled: () => Promise.resolve(),
        block: () => () => {},
        hasScreen,
        ...navigation,
      }}
      linkComponent={linkComponent}
    >
      {children}
    </AppProviders>,
  )
  return { screen, connection, network, i18n, visited, refetch: () => queryClient.invalidateQueries() }
}

const PlainLink = ({ children, ...rest }: UiLinkProps) => <a {...rest}>{children}</a>
