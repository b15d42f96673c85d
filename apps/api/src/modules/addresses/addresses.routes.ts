import type { Address } from '@chonoi/contract'
import type { Routes } from '../../http/handlers.ts'
import type { AddressRow } from './addresses.store.ts'
import { deleteAddress } from './delete-address.ts'
import { createAddress, listAddresses, setDefaultAddress, updateAddress } from './save-address.ts'

function toAddress({ userId: _owner, createdAt: _createdAt, updatedAt: _updatedAt, ...address }: AddressRow): Address {
  return address
}

export const addressRoutes = {
  async listAddresses(context) {
    return { data: (await listAddresses(context)).map(toAddress) }
  },
  async createAddress(context, { body }) {
    return toAddress(await createAddress(context, body))
  },
  async updateAddress(context, { path, body }) {
    return toAddress(await updateAddress(context, path.id, body))
  },
  async deleteAddress(context, { path }) {
    await deleteAddress(context, path.id)
    return { success: true }
  },
  async setDefaultAddress(context, { path }) {
    return toAddress(await setDefaultAddress(context, path.id))
  },
} satisfies Routes
