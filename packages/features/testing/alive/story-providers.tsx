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

/** The frame's part that screens need: everything they stand on, and a place for messages. */
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
        // A story has one page: its links stay links and lead nowhere.
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

/** Filters and pages of a list change the address as on the site; a way to another page is only noted. */
function useStoryNavigation(first: string): Navigation {
  const [address, setAddress] = useState(first)
  return useMemo(() => {
    const url = new URL(address, location.origin)
    return {
      pathname: url.pathname,
      search: url.searchParams,
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
