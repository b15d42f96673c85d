import type { Routes } from '../../http/handlers.ts'
import { listProvinces, listWards } from './read-places.ts'

export const placeRoutes = {
  async listProvinces(context) {
    return { data: (await listProvinces(context)).map(({ code, name }) => ({ code, name })) }
  },
  async listWards(context, { path }) {
    const wards = await listWards(context, path.code)
    return { data: wards.map(({ code, name, provinceCode }) => ({ code, name, provinceCode })) }
  },
} satisfies Routes
