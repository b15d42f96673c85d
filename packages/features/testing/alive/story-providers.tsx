import { LiveRegion } from '@chonoi/ui/live-region'
import { type ReactNode, useMemo, useState } from 'react'
import { AppProviders } from '../../src/app/app-providers.tsx'
import type { Navigation } from '../../src/app/navigation.tsx'
import { ToastHost } from '../../src/shell/toast-host.tsx'
import type { StorySite } from './story-site.ts'

interface StoryProvidersProps {
  site: StorySite
  theme: 'light' | 'dark'
  children: ReactNode
}

/** The providers that screens need, and a toast host. */
export function StoryProviders({ site, theme, children }: StoryProvidersProps) {
  const navigation = useStoryNavigation(site.address)
  return (
    <AppProviders
      services={{ api: site.connection.api, connection: site.connection, isDemo: true, origin: location.origin }}
      queryClient={site.queryClient}
      i18n={site.i18n}
      theme={theme}
      navigation={navigation}
      linkComponent={({ children: words, href, ...rest }) => (
        // A story has one page: links are rendered but lead nowhere.
        <a {...rest} href={href} onClick={(event) => event.preventDefault()}>
          {words}
        </a>
      )}
    >
      {children}
      <LiveRegion />
      <ToastHost />
    </AppProviders>
  )
}

/**
 * Changes of a list's filters and page update the address as on the site; navigation to another page is only recorded.
 */
function useStoryNavigation(first: string): Navigation {
  const [address, setAddress] = useState(first)
  return useMemo(() => {
    const url = new URL(address, location.origin)
    return {
      pathname: url.pathname,
      search: url.searchParams,
      hash: url.hash,
      navigate(href) {
        const next = new URL(href, url)
        document.documentElement.dataset.navigatedTo = href
        if (next.pathname === url.pathname) setAddress(next.pathname + next.search)
      },
      settled: () => Promise.resolve(),
      block: () => () => {},
      hasScreen: () => true,
    }
  }, [address])
}
