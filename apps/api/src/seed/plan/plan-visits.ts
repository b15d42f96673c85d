import { type VisitMeasure, vietnamDate, visitMeasures, visitStep } from '@chonoi/domain'
import { before, day } from '../moments.ts'
import { seededRandom } from '../random.ts'

const days = 60

/** A usual value of each measure; visits lie from half of it to three times it. */
const usual = {
  ...{ LCP: 1500, FID: 20, CLS: 0.04, INP: 110, API: 220, MEMORY: 22 },
} as const satisfies Record<VisitMeasure, number>

/** What people look for and no shop has, and how many do so at most on a day. */
const missing = {
  ...{ 'thuyen thung': 4, 'may pha ca phe': 3, 'ao dai tre em': 3, 'banh trang cuon': 2, 'den long hoi an': 2 },
  ...{ 'xe dap gap': 1, 'mat ong rung': 1 },
} as const

/** Plans the speeds of sampled visits, and the searches that found nothing. */
export function planVisits(now: Date) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_031)
  const everyDay = Array.from({ length: days }, (_, index) => vietnamDate(before(now, index * day)))
  const speeds = everyDay.flatMap((date) =>
    visitMeasures.flatMap((measure) => {
      const visits = Array.from({ length: random.between(6, 14) }, () =>
        visitStep(measure, (usual[measure] * random.between(50, random.between(60, 300))) / 100),
      )
      return [...Map.groupBy(visits, (step) => step)].map(([step, same]) => ({
        ...{ day: date, measure, step, visits: same.length },
      }))
    }),
  )
  const misses = everyDay.flatMap((date) =>
    Object.entries(missing).flatMap(([word, most]) => {
      const browsers = random.between(0, most)
      return browsers > 0 ? [{ day: date, word, browsers }] : []
    }),
  )
  return { speeds, misses }
}
