import type { QueryOf, RemittanceDetail, SchemaOf } from '@chonoi/contract'
import { remittanceDifference } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { toRemittanceDetail } from './remittance-views.ts'
import { findRemittance, findRemittanceLines, findRemittances, sumRemittances } from './remittances.store.ts'

export const listRemittances = (
  context: RequestContext,
  query: QueryOf<'listRemittances'> & { page: number; limit: number },
) => context.transaction((queries) => findRemittances(queries, query, query))

export async function readRemittanceStatistics(
  context: RequestContext,
  filter: QueryOf<'getRemittanceStatistics'>,
): Promise<SchemaOf<'RemittanceStatistics'>> {
  const sums = await context.transaction((queries) => sumRemittances(queries, filter))
  const { transferredInCents, bookedInCents, feeInCents } = sums
  return { ...sums, differenceInCents: remittanceDifference(transferredInCents, bookedInCents, feeInCents) }
}

export function readRemittance(context: RequestContext, id: string): Promise<RemittanceDetail> {
  return context.transaction(async (queries) => {
    const listed = found(await findRemittance(queries, id))
    return toRemittanceDetail(listed, await findRemittanceLines(queries, id))
  })
}
