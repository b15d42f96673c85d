import { type ArticleStatus, type ReadingSource, vietnamDate } from '@chonoi/domain'
import { after, day } from '../moments.ts'
import { seededRandom } from '../random.ts'

interface Article {
  id: string
  tenantId: string
  status: ArticleStatus
  createdAt: Date
}

/** How many of a hundred readers come from where. */
const shares = { SEARCH: 40, SOCIAL: 27, SITE: 14, DIRECT: 11, CAMPAIGN: 4, OTHER: 4 } as const satisfies Record<
  ReadingSource,
  number
>
const sources = Object.keys(shares) as (keyof typeof shares)[]
const longestDays = 40

/** Plans how often the articles were read: most in the first days. */
export function planReadings(articles: readonly Article[], now: Date) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_029)
  return articles
    .filter(({ status }) => status === 'PUBLISHED')
    .flatMap(({ id: articleId, tenantId, createdAt }) => {
      const age = Math.min(longestDays, Math.floor((now.getTime() - createdAt.getTime()) / day) + 1)
      const interest = random.between(60, 180)
      return Array.from({ length: Math.max(0, age) }, (_, index) => index).flatMap((index) =>
        sources.flatMap((source) => {
          const most = Math.ceil((interest * shares[source]) / 100 / (1 + index / 4))
          const views = random.between(Math.floor(most / 2), most)
          if (views === 0) return []
          const measured = Math.floor(views * 0.9)
          return [
            {
              ...{ articleId, tenantId, day: vietnamDate(after(createdAt, index * day)), source, views, measured },
              ...{ newReaders: Math.ceil(views * 0.8), seconds: measured * random.between(70, 150) },
              depthPercents: measured * random.between(55, 90),
            },
          ]
        }),
      )
    })
}
