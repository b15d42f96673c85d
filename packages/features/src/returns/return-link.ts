import type { ReturnSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'

/** Returns the page of a return for whoever manages its order: the shop, or the platform. */
export function useReturnHref() {
  const area = useActsForPlatform() ? 'admin' : 'seller'
  return ({ id }: Pick<ReturnSummary, 'id'>) => href(`/${area}/returns/$returnId`, { returnId: id })
}
