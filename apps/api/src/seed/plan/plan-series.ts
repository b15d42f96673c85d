import { seedSeries } from '../data/articles/series.ts'
import { seededRandom } from '../random.ts'
import type { PlannedArticle } from './plan-article.ts'

/** Plans the series with the places of their articles. A series begins with its first article. */
export function planSeries(articles: readonly PlannedArticle[]) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_031)
  const planned = seedSeries.map(({ parts, ...facts }) => {
    const [first, ...others] = parts.map((title) => {
      const article = articles.find((one) => one.title === title)
      if (!article) throw new Error(`no article “${title}”`)
      return article
    })
    if (!first) throw new Error(`no parts of “${facts.title}”`)
    const { tenantId, createdAt } = first
    const series = { id: random.uuid(), tenantId, ...facts, createdAt, updatedAt: createdAt }
    const places = [first, ...others].map(({ id: articleId }, index) => ({
      ...{ articleId, seriesId: series.id, tenantId, position: index + 1 },
    }))
    return { series, places }
  })
  return { series: planned.map(({ series }) => series), places: planned.flatMap(({ places }) => places) }
}
