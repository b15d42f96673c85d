import type { QueryOf, RemittanceDetail } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { toRemittanceDetail } from './remittance-views.ts'
import { findRemittance, findRemittanceLines, findRemittances } from './remittances.store.ts'

export const listRemittances = (
  context: RequestContext,
  query: QueryOf<'listRemittances'> & { page: number; limit: number },
) => context.transaction((queries) => findRemittances(queries, query, query))

export function readRemittance(context: RequestContext, id: string): Promise<RemittanceDetail> {
  return context.transaction(async (queries) => {
    const listed = found(await findRemittance(queries, id))
    return toRemittanceDetail(listed, await findRemittanceLines(queries, id))
  })
}
