import type { BodyOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { toAddress } from './address-view.ts'
import {
  type AddressRow,
  changeAddress,
  findAddress,
  findAddresses,
  findNewestAddressId,
  insertAddress,
  lockAddressBook,
  markDefaultAddress,
} from './addresses.store.ts'
import { checkAddress } from './check-address.ts'

/** The caller's addresses, the default one first. */
export function listAddresses(context: RequestContext): Promise<AddressRow[]> {
  return context.transaction((queries) => findAddresses(queries, context.person.id))
}

/** Adds an address; the first one becomes the default (ACCT-01). */
export function createAddress(context: RequestContext, input: BodyOf<'createAddress'>): Promise<AddressRow> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockAddressBook(queries, userId)
    const isFirst = (await findNewestAddressId(queries, userId)) === undefined
    const id = await insertAddress(queries, userId, await checkAddress(queries, input, undefined))
    if (isFirst || input.isDefault) await markDefaultAddress(queries, userId, id)
    return found(await findAddress(queries, id))
  })
}

/**
 * Changes an address. One that stops being the default leaves that to the newest other one. Fails with row.changed when the
 * edited version isn't the stored one.
 */
export function updateAddress(
  context: RequestContext,
  id: string,
  { version, isDefault, ...input }: BodyOf<'updateAddress'>,
): Promise<AddressRow> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockAddressBook(queries, userId)
    const before = found(await findAddress(queries, id))
    await enforceVersion(version, before, () => toAddress(before))
    await changeAddress(queries, id, await checkAddress(queries, input, before))
    const successor =
      before.isDefault && isDefault === false ? await findNewestAddressId(queries, userId, id) : undefined
    const next = isDefault ? id : successor
    if (next) await markDefaultAddress(queries, userId, next)
    return found(await findAddress(queries, id))
  })
}

/** Makes an address the only default one (ACCT-02). */
export function setDefaultAddress(context: RequestContext, id: string): Promise<AddressRow> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockAddressBook(queries, userId)
    found(await findAddress(queries, id))
    await markDefaultAddress(queries, userId, id)
    return found(await findAddress(queries, id))
  })
}
