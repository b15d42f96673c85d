import type { Event } from '../events/event.ts'
import type { MediaRow } from './media.store.ts'

const of = ({ id, name, tenantId }: MediaRow) =>
  ({ values: { name }, entityType: 'news_media', entityId: id, tenantId }) as const

export const mediaUploaded = (media: MediaRow): Event => ({
  audit: { action: 'media.create', ...of(media), changes: { url: media.url } },
})
export const mediaUpdated = (media: MediaRow, changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'media.update', ...of(media), changes },
})
export const mediaDeleted = (media: MediaRow): Event => ({
  audit: { action: 'media.delete', ...of(media), changes: { url: media.url } },
})
