import { type Changes, changesBetween, changesOfGone, changesOfNew } from '../events/changes.ts'
import type { Event } from '../events/event.ts'
import type { SeriesRow } from './series.store.ts'

export type SeriesMove = 'reorder' | 'add' | 'remove'

const fields = [...(['title', 'slug', 'description', 'isActive', 'isCompleted'] as const)]

const seriesEvent = (
  verb: 'create' | 'update' | 'delete' | SeriesMove,
  { id, title, tenantId }: SeriesRow,
  changes: Changes,
): Event => ({
  audit: { action: `series.${verb}`, values: { title }, entityType: 'series', entityId: id, tenantId, changes },
})

export const seriesCreated = (series: SeriesRow): Event => seriesEvent('create', series, changesOfNew(series, fields))

export const seriesUpdated = (before: SeriesRow, change: Partial<SeriesRow>): Event =>
  seriesEvent('update', before, changesBetween(before, change, fields))

export const seriesDeleted = (series: SeriesRow): Event => seriesEvent('delete', series, changesOfGone(series, fields))

/** The titles of its articles tell more than their ids. */
export const seriesRearranged = (
  verb: SeriesMove,
  series: SeriesRow,
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Event => seriesEvent(verb, series, changesBetween({ articles: from }, { articles: to }, ['articles']))
