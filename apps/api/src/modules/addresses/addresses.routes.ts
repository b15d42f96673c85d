import type { Routes } from '../../http/handlers.ts'
import { toAddress } from './address-view.ts'
import { deleteAddress } from './delete-address.ts'
import { createAddress, listAddresses, setDefaultAddress, updateAddress } from './save-address.ts'

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
