import type { BodyOf } from '@chonoi/contract'
import { validateCarrier } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, found } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { toCarrier } from './carrier-views.ts'
import { carrierChanged, carrierCreated } from './carriers.events.ts'
import {
  changeCarrier,
  findCarrierForUpdate,
  findOwingCarriers,
  insertCarrier,
  type OwingCarrier,
} from './carriers.store.ts'

/** Adds a carrier of the platform. A taken code fails with carrier.code_taken. */
export function createCarrier(
  context: RequestContext,
  { code, name, isActive = true }: BodyOf<'createCarrier'>,
): Promise<OwingCarrier> {
  enforceForm(validateCarrier, { code, name })
  return context.transaction(async (queries) => {
    const carrier = await insertCarrier(queries, { code, name: name.trim(), isActive })
    await record(context, queries, carrierCreated(carrier))
    return readOwing(queries, carrier.id)
  })
}

/** Changes what the input names. Fails with row.changed when the edited version isn't the stored one. */
export function updateCarrier(
  context: RequestContext,
  id: string,
  { version, name, ...rest }: BodyOf<'updateCarrier'>,
): Promise<OwingCarrier> {
  return context.transaction(async (queries) => {
    const before = found(await findCarrierForUpdate(queries, id))
    await enforceVersion(version, before, async () => toCarrier(await readOwing(queries, id)))
    const change = { ...rest, ...(name !== undefined && { name: name.trim() }) }
    enforceForm(validateCarrier, { ...before, ...change })
    if (Object.keys(change).length > 0) await changeCarrier(queries, id, change)
    const after = await readOwing(queries, id)
    await record(context, queries, carrierChanged(before, after.carrier))
    return after
  })
}

async function readOwing(queries: Queries, id: string): Promise<OwingCarrier> {
  const [row] = await findOwingCarriers(queries, id)
  return found(row)
}
