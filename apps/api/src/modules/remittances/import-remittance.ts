import type { BodyOf } from '@chonoi/contract'
import {
  checkRemittanceLine,
  matchRemittance,
  readRemittanceFile,
  type RemittanceLine,
  validateRemittance,
} from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, refuseFields } from '../../http/failure.ts'
import { doneInTurns } from '../../threads/turn.ts'
import { findCarrier } from '../carriers/carriers.store.ts'
import { record } from '../events/record.ts'
import { remittanceImported } from './remittances.events.ts'
import { findCollectedOrders, insertRemittance } from './remittances.store.ts'

/**
 * Keeps the statement of a carrier as a draft, each line matched with the order that it names. Books nothing. Returns the
 * remittance's id; a bank reference that the carrier's remittances have fails with remittance.reference_taken.
 */
export async function importRemittance(context: RequestContext, body: BodyOf<'createRemittance'>): Promise<string> {
  const lines = await linesOf(body)
  enforceForm(validateRemittance, body)
  const bankReference = body.bankReference.trim()
  return context.transaction(async (queries) => {
    const carrier =
      (await findCarrier(queries, body.carrierId)) ?? refuseFields([{ field: 'carrierId', code: 'not_in_list' }])
    const matched = matchRemittance(lines, await findCollectedOrders(queries, carrier.id, lines))
    const { transferredInCents } = body
    const remittance = await insertRemittance(
      queries,
      {
        ...{ carrierId: carrier.id, bankReference, transferredInCents },
        ...{ importedBy: context.person.id, createdAt: context.ports.now() },
      },
      matched.map(({ line, match, order }, index) => ({
        ...{ ...line, match, orderId: order?.id ?? null, position: index + 1 },
      })),
    )
    await record(context, queries, remittanceImported(remittance, carrier, lines.length))
    return remittance.id
  })
}

async function linesOf({ lines, csv }: BodyOf<'createRemittance'>): Promise<readonly RemittanceLine[]> {
  if (lines === undefined && csv === undefined) return refuseFields([{ field: 'lines', code: 'required' }])
  if (lines !== undefined && csv !== undefined) return refuseFields([{ field: 'csv', code: 'unknown_field' }])
  if (csv !== undefined) {
    const read = await doneInTurns(readRemittanceFile(csv))
    return 'problems' in read ? refuseFields(read.problems) : read.lines
  }
  const sent = (lines ?? []).map((line) => ({
    trackingCode: line.trackingCode?.trim() || null,
    orderNumber: line.orderNumber?.trim() || null,
    ...{ collectedInCents: line.collectedInCents, feeInCents: line.feeInCents ?? 0 },
  }))
  const problems = sent.flatMap((line, index) => checkRemittanceLine(line, `lines.${index}`))
  return problems.length > 0 ? refuseFields(problems) : sent
}
