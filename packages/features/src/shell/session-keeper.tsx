import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useServices, useSession } from '../app/services.tsx'
import { cartQueries } from '../cart/cart-queries.ts'

/** Starts the session in the browser, hands the guest's cart over after signing in, and forgets what was another's. */
export function SessionKeeper() {
  const { connection, api } = useServices()
  const { user } = useSession()
  const client = useQueryClient()
  const userId = user?.id ?? null
  const last = useRef(userId)

  useEffect(() => connection?.start(), [connection])

  useEffect(() => {
    // What the last person had loaded is nobody else's business.
    if (last.current !== null && last.current !== userId) client.clear()
    last.current = userId
    if (userId === null || !connection) return
    connection.mergeGuestCart().then(
      async (merged) => {
        if (!merged) return
        // A first answer that is still under way knows nothing of these lines, and asking again would wait for it.
        await client.cancelQueries({ queryKey: cartQueries(api).all })
        await client.invalidateQueries({ queryKey: cartQueries(api).all })
      },
      // The lines stay in the browser and go with the next sign-in or visit.
      () => undefined,
    )
  }, [userId, connection, client, api])

  return null
}
