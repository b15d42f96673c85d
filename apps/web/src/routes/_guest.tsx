import { safeNext } from '@chonoi/api-client'
import { GuestOnlyRoute } from '@chonoi/features/app/guards'
import { useServices } from '@chonoi/features/app/services'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Forms for visitors: whoever is signed in goes on to where they wanted to go. */
export const Route = createFileRoute('/_guest')({ component: GuestPages })

function GuestPages() {
  // Of the page that is shown, which is not yet the address once a redirect is under way.
  const { next } = Route.useSearch() as { next?: string | string[] }
  const { origin } = useServices()
  return (
    <GuestOnlyRoute destination={safeNext(typeof next === 'string' ? next : null, origin || 'http://site.internal')}>
      <Outlet />
    </GuestOnlyRoute>
  )
}
