import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import {
  deleteAddressRow,
  findAddress,
  findNewestAddressId,
  lockAddressBook,
  markDefaultAddress,
} from './addresses.store.ts'

/** Removes an address; when it was the default, the newest of the others becomes it. Orders keep their own copy. */
export function deleteAddress(context: RequestContext, id: string): Promise<void> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockAddressBook(queries, userId)
    const address = found(await findAddress(queries, id))
    await deleteAddressRow(queries, id)
    const successor = address.isDefault ? await findNewestAddressId(queries, userId) : undefined
    if (successor) await markDefaultAddress(queries, userId, successor)
  })
}
