import type { BodyOf } from '@chonoi/contract'
import { maxSeriesArticles, validateSeries } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, found } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { seriesCreated, seriesDeleted, type SeriesMove, seriesRearranged, seriesUpdated } from './series.events.ts'
import { toDetail } from './series-views.ts'
import {
  changeSeries,
  deleteSeriesRow,
  findParts,
  findSeries,
  insertSeries,
  isArticleOf,
  lockSeries,
  type SeriesRow,
  setParts,
} from './series.store.ts'

export function createSeries(context: RequestContext, { description, ...input }: BodyOf<'createSeries'>) {
  const texts = { title: input.title.trim(), description: description?.trim() || null }
  enforceForm(validateSeries, { ...texts, slug: input.slug, description: texts.description ?? '' })
  return context.transaction(async (queries) => {
    const series = await insertSeries(queries, { ...input, ...texts, tenantId: context.tenantId })
    await record(context, queries, seriesCreated(series))
    return readWhole(queries, series.id)
  })
}

/** Changes what the input names. Fails with slug.taken, and row.changed when the edited version isn't the stored one. */
export function updateSeries(context: RequestContext, id: string, { version, ...input }: BodyOf<'updateSeries'>) {
  return context.transaction(async (queries) => {
    const before = found(await lockSeries(queries, id))
    await enforceVersion(version, before, async () => toDetail(await readWhole(queries, id)))
    const { title = before.title, slug = before.slug, description = before.description } = input
    const texts = { title: title.trim(), slug, description: description?.trim() || null }
    enforceForm(validateSeries, { ...texts, description: texts.description ?? '' })
    const change = { ...input, ...texts }
    await changeSeries(queries, id, change)
    await record(context, queries, seriesUpdated(before, change))
    return readWhole(queries, id)
  })
}

export function deleteSeries(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const series = found(await lockSeries(queries, id))
    await deleteSeriesRow(queries, id)
    await record(context, queries, seriesDeleted(series))
  })
}

/** Puts an article of the same tenant into a series, at the end or before the part at a position. */
export function addSeriesArticle(context: RequestContext, id: string, articleId: string, position?: number) {
  return rearrange(context, id, 'add', async (queries, { tenantId }, ids) => {
    if (!(await isArticleOf(queries, tenantId, articleId))) throw new Failure('article.not_found')
    const others = ids.filter((one) => one !== articleId)
    if (others.length >= maxSeriesArticles) throw new Failure('series.full')
    return others.toSpliced(position === undefined ? others.length : position - 1, 0, articleId)
  })
}

export function removeSeriesArticle(context: RequestContext, id: string, articleId: string) {
  return rearrange(context, id, 'remove', async (_, __, ids) => {
    if (!ids.includes(articleId)) throw new Failure('article.not_found')
    return ids.filter((one) => one !== articleId)
  })
}

/** Puts all articles in a new order. Refuses one that isn't of the same articles. */
export function reorderSeries(context: RequestContext, id: string, articleIds: readonly string[]) {
  return rearrange(context, id, 'reorder', async (_, __, ids) => {
    const isSame = articleIds.length === ids.length && articleIds.every((one) => ids.includes(one))
    if (!isSame) throw new Failure('series.changed')
    return articleIds
  })
}

type Arrange = (queries: Queries, series: SeriesRow, ids: readonly string[]) => Promise<readonly string[]>

function rearrange(context: RequestContext, id: string, verb: SeriesMove, arrange: Arrange) {
  return context.transaction(async (queries) => {
    const series = found(await lockSeries(queries, id))
    const before = await findParts(queries, id, 'all')
    const ids = before.map((part) => part.id)
    await setParts(queries, series, await arrange(queries, series, ids))
    const whole = await readWhole(queries, id)
    await record(context, queries, seriesRearranged(verb, series, { from: titles(before), to: titles(whole.parts) }))
    return whole
  })
}

const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title)

async function readWhole(queries: Queries, id: string) {
  return { series: found(await findSeries(queries, id)), parts: await findParts(queries, id, 'all') }
}
