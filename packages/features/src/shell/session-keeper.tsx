import { ApiError } from '@chonoi/api-client'
import { isPlatformAdministrator, maintenanceCookie } from '@chonoi/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useServices, useSession } from '../app/services.tsx'
import { followTenant } from '../app/tenant-queries.ts'
import { cartQueries } from '../cart/cart-queries.ts'

/** Starts the session in the browser, merges the guest's cart after signing in, and clears the former user's data. */
export function SessionKeeper() {
  const { connection } = useServices()
  const { status, user, actor, currentTenantId } = useSession()
  const client = useQueryClient()
  const userId = user?.id ?? null
  const worksInMaintenance = actor !== null && isPlatformAdministrator(actor)
  const last = useRef({ userId, currentTenantId })

  useEffect(() => connection?.start(), [connection])

  useEffect(() => {
    if (status === 'unknown') return
    const { name, value } = maintenanceCookie
    const isKept = document.cookie.split('; ').includes(`${name}=${value}`)
    const maxAge = worksInMaintenance ? 31_536_000 : 0
    if (worksInMaintenance !== isKept) document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax`
  }, [status, worksInMaintenance])

  // Runs for every cause: this page, another tab, or the server that ended a membership.
  useEffect(() => {
    const before = last.current
    last.current = { userId, currentTenantId }
    if (before.userId === null) return
    if (before.userId === userId) {
      if (before.currentTenantId !== currentTenantId) void followTenant(client)
      return
    }
    // Removes the data of the former user.
    if (userId === null) return client.clear()
    // Resets active queries as well: clearing the cache alone would leave their data on the screen.
    client.removeQueries({ type: 'inactive' })
    void client.resetQueries()
  }, [userId, currentTenantId, client])

  // The platform came to demand the second factor of this user: their rights changed, and the screens say why.
  useEffect(() => {
    if (!connection) return
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const { error } = event.action
      const isTold = connection.session.getSnapshot().user?.mustSetUpTwoFactor
      if (!isTold && error instanceof ApiError && error.code === 'auth.two_factor_demanded')
        void connection.session.reloadUser()
    })
  }, [client, connection])

  useEffect(() => {
    if (userId === null || !connection) return
    connection.mergeGuestCart().then(
      async (merged) => {
        if (!merged) return
        // A pending first fetch lacks these lines, and refetching would be deduplicated with it.
        await client.cancelQueries({ queryKey: cartQueries.all })
        await client.invalidateQueries({ queryKey: cartQueries.all })
      },
      // The lines stay in the browser and are merged at the next sign-in or visit.
      () => undefined,
    )
  }, [userId, connection, client])

  return null
}
