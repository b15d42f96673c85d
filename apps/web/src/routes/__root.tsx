import { AppProviders } from '@chonoi/features/app/app-providers'
import type { Platform } from '@chonoi/features/app/platform'
import { LiveChanges } from '@chonoi/features/live/live-changes'
import { SiteFrame } from '@chonoi/features/shell/site-frame'
import { themeColour } from '@chonoi/domain'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useHydrated,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { RouterContext } from '../router.tsx'
import type { RenderContext } from '../request-context.ts'
import { earlyInputScript, repeatEarlyInput } from '../early-input.ts'
import { rootMeta } from '../root-meta.ts'
import { RouterLink } from '../router-link.tsx'
import { siteNavigation } from '../site-navigation.ts'
import { toSearchParams } from '../search-params.ts'
import '@chonoi/ui/styles.css'
import '@chonoi/features/styles.css'

export const Route = createRootRouteWithContext<RouterContext>()({
  // During maintenance the API answers the platform's administrators only, whose session is in the browser.
  ssr: () => !(getGlobalStartContext() as RenderContext | undefined)?.isUnderMaintenance,
  head: ({ matches, match: { context } }) => ({
    meta: [
      ...rootMeta(matches, context.i18n),
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: themeColour },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Site,
})

function Document({ children }: { children: ReactNode }) {
  const { options } = useRouter()
  const { i18n, theme, services } = options.context
  const store = services.platform
  const { theme: colors } = useSyncExternalStore<Platform>(store.subscribe, store.get, store.get)
  return (
    <html lang={i18n.language} data-theme={theme} data-brand={colors?.brand}>
      <head>
        <HeadContent />
        {/* Empty without own colors: the policy lets the browser change the server's element, not add one. */}
        <style nonce={options.ssr?.nonce}>{colors?.css ?? ''}</style>
        <ScriptOnce>{earlyInputScript}</ScriptOnce>
      </head>
      <body>
        <Providers>{children}</Providers>
        <Scripts />
      </body>
    </html>
  )
}

/** Also wraps the root route's pending and error states, which need translations too. */
function Providers({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { services, queryClient, i18n, theme } = router.options.context
  const location = useRouterState({ select: (state) => state.location })
  const moves = useMemo(() => siteNavigation(router), [router])
  const hash = useHydrated() && location.hash ? `#${location.hash}` : ''
  const navigation = useMemo(
    () => ({ pathname: location.pathname, search: toSearchParams(location.search), hash, ...moves }),
    [location.pathname, location.search, hash, moves],
  )
  return (
    <AppProviders
      services={services}
      queryClient={queryClient}
      i18n={i18n}
      theme={theme}
      navigation={navigation}
      linkComponent={RouterLink}
    >
      {children}
    </AppProviders>
  )
}

function Site() {
  useEffect(repeatEarlyInput, [])
  const arrivedAt = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname })
  return (
    <SiteFrame arrivedAt={arrivedAt}>
      <Outlet />
      <LiveChanges />
    </SiteFrame>
  )
}
