import { AppProviders } from '@chonoi/features/app/app-providers'
import { HeadContent, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ShopContext } from './shop-router.tsx'
import { ShopFrame } from './shop-frame.tsx'
import { ShopLink } from './shop-link.tsx'
import { shopNavigation } from './shop-navigation.ts'

/** Renders the screens' providers and the frame. */
export function ShopRoot() {
  const router = useRouter()
  const { i18n, queryClient, connection } = router.options.context as ShopContext
  const location = useRouterState({ select: (state) => state.location })
  const arrivedAt = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname })
  const moves = useMemo(() => shopNavigation(router), [router])
  const navigation = useMemo(
    () => ({
      ...{ pathname: location.pathname, search: new URLSearchParams(location.searchStr), ...moves },
      hash: location.hash && `#${location.hash}`,
    }),
    [location.pathname, location.searchStr, location.hash, moves],
  )
  const services = useMemo(
    () => ({ api: connection.api, connection, isDemo: false, origin: window.location.origin }),
    [connection],
  )
  const { theme } = document.documentElement.dataset
  return (
    <AppProviders
      services={services}
      queryClient={queryClient}
      i18n={i18n}
      theme={theme === 'light' || theme === 'dark' ? theme : undefined}
      navigation={navigation}
      linkComponent={ShopLink}
    >
      <HeadContent />
      <ShopFrame arrivedAt={arrivedAt}>
        <Outlet />
      </ShopFrame>
    </AppProviders>
  )
}
