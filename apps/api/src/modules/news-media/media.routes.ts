import { readFormFile } from '../../files/form-file.ts'
import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { exportNewsMedia } from './export-media.ts'
import { deleteMedia, listMedia, readMedia, toMedia, updateMedia, uploadMedia } from './media.ts'

export const mediaRoutes = {
  async listNewsMedia(context, { query }) {
    const { rows, total } = await listMedia(context, query)
    return { data: rows.map(toMedia), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportNewsMedia: (context, { query }) => exportNewsMedia(context, query),
  async uploadNewsMedia(context, { form }) {
    return toMedia(await uploadMedia(context, await readFormFile(form)))
  },
  async getNewsMedia(context, { path }) {
    const { media, articles } = await readMedia(context, path.id)
    return { ...toMedia(media), articles }
  },
  async updateNewsMedia(context, { path, body }) {
    return toMedia(await updateMedia(context, path.id, body))
  },
  async deleteNewsMedia(context, { path }) {
    await deleteMedia(context, path.id)
    return { success: true }
  },
} satisfies Routes
