import { safeNext } from '@chonoi/api-client'
import { GuestOnlyRoute } from '@chonoi/features/app/guards'
import { useServices } from '@chonoi/features/app/services'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Forms for visitors. Redirects signed-in users to the requested page. */
export const Route = createFileRoute('/_guest')({ component: GuestPages })

function GuestPages() {
  // The location of the displayed page, which differs from the address during a redirect.
  const { next } = Route.useSearch() as { next?: string | string[] }
  const { origin } = useServices()
  return (
    <GuestOnlyRoute destination={safeNext(typeof next === 'string' ? next : null, origin || 'http://site.internal')}>
      <Outlet />
    </GuestOnlyRoute>
  )
}
