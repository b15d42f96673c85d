import type { QueryClient } from '@tanstack/react-query'

/** The `meta` of lists and figures that are the current tenant's. */
export const ofTenant = { ofTenant: true } as const

/**
 * After a switch, nothing of the former tenant's is shown as the new one's. The rest stays while it is asked for anew, with
 * what somebody types in it.
 */
export async function followTenant(client: QueryClient): Promise<void> {
  await Promise.all([
    client.resetQueries({ predicate: ({ meta }) => meta === ofTenant }),
    client.invalidateQueries({ predicate: ({ meta }) => meta !== ofTenant }),
  ])
}
