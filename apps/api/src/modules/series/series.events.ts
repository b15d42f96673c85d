import type { Event } from '../events/event.ts'
import type { SeriesRow } from './series.store.ts'

export type SeriesVerb = 'create' | 'update' | 'reorder' | 'add' | 'remove' | 'delete'

export const seriesChanged = (verb: SeriesVerb, { id, title, tenantId }: SeriesRow): Event => ({
  audit: { action: `series.${verb}`, values: { title }, entityType: 'series', entityId: id, tenantId },
})
