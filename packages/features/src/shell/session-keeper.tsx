import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useServices, useSession } from '../app/services.tsx'
import { followTenant } from '../app/tenant-queries.ts'
import { cartQueries } from '../cart/cart-queries.ts'

/** Starts the session in the browser, hands the guest's cart over after signing in, and forgets what was another's. */
export function SessionKeeper() {
  const { connection } = useServices()
  const { user, currentTenantId } = useSession()
  const client = useQueryClient()
  const userId = user?.id ?? null
  const last = useRef({ userId, currentTenantId })

  useEffect(() => connection?.start(), [connection])

  // Whoever changed it: this page, another tab, or the server that ended a membership.
  useEffect(() => {
    const before = last.current
    last.current = { userId, currentTenantId }
    if (before.userId === null) return
    if (before.userId === userId) {
      if (before.currentTenantId !== currentTenantId) void followTenant(client)
      return
    }
    // What the last person had loaded is nobody else's business.
    if (userId === null) return client.clear()
    // What is seen would stay on the screen although the cache is empty.
    client.removeQueries({ type: 'inactive' })
    void client.resetQueries()
  }, [userId, currentTenantId, client])

  useEffect(() => {
    if (userId === null || !connection) return
    connection.mergeGuestCart().then(
      async (merged) => {
        if (!merged) return
        // A first answer that is still under way knows nothing of these lines, and asking again would wait for it.
        await client.cancelQueries({ queryKey: cartQueries.all })
        await client.invalidateQueries({ queryKey: cartQueries.all })
      },
      // The lines stay in the browser and go with the next sign-in or visit.
      () => undefined,
    )
  }, [userId, connection, client])

  return null
}
