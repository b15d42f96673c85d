import type { BodyOf, QueryOf } from '@chonoi/contract'
import { owns } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { changeDevice, findDevice, findDevicesOf, type PushDeviceRow } from './push-devices.store.ts'

/** All devices fit on this page: a person has at most 20. */
const everything = { page: 1, limit: 100 }

export function listMyDevices(
  context: RequestContext,
  query: QueryOf<'listMyPushDevices'> & { page: number; limit: number },
) {
  return context.transaction((queries) => findDevicesOf(queries, context.person.id, query))
}

export async function listActiveDevices(context: RequestContext): Promise<PushDeviceRow[]> {
  const { rows } = await listMyDevices(context, { ...everything, isActive: true })
  return rows
}

export function getMyDevice(context: RequestContext, id: string): Promise<PushDeviceRow> {
  return context.transaction((queries) => findOwn(context, queries, id))
}

export function updateMyDevice(
  context: RequestContext,
  id: string,
  change: BodyOf<'updateMyPushDevice'>,
): Promise<PushDeviceRow> {
  return context.transaction(async (queries) => {
    await findOwn(context, queries, id)
    await changeDevice(queries, id, change)
    return findOwn(context, queries, id)
  })
}

/** Keeps the row: registering the device again makes it active. */
export async function removeMyDevice(context: RequestContext, id: string): Promise<void> {
  await updateMyDevice(context, id, { isActive: false })
}

async function findOwn({ person }: RequestContext, queries: Queries, id: string): Promise<PushDeviceRow> {
  const device = await findDevice(queries, id)
  return found(device && owns(person, device.userId) ? device : undefined)
}
