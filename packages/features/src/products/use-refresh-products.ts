import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../app/services.tsx'
import { managedProductQueries } from './managed-products-queries.ts'

/** After something was changed: the lists and figures here, and what the public site shows, are asked for anew. */
export function useRefreshProducts(): () => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: managedProductQueries(api).all }),
      client.invalidateQueries({ queryKey: ['products'] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
  }, [api, client])
}
