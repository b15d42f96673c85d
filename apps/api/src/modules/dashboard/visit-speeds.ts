import type { BodyOf, QueryOf, VisitSpeeds } from '@chonoi/contract'
import { dayRangeBefore, isBot, summarizeVisits, vietnamDate, visitMeasures, visitStep } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { analysedDays } from '../seller/read-analytics.ts'
import { addVisit, sumVisits } from './visit-measures.store.ts'

/** Counts the measures of a visit, each once; of a bot's nothing is kept. */
export async function countVisitMeasures(
  context: RequestContext,
  { measures }: BodyOf<'countVisitMeasures'>,
): Promise<void> {
  if (isBot(context.facts.userAgent)) return
  const values = new Map(measures.map(({ measure, value }) => [measure, value]))
  const counted = [...values].map(([measure, value]) => ({ measure, step: visitStep(measure, value) }))
  await context.asSystem((system) => addVisit(system, vietnamDate(context.ports.now()), counted))
}

/** How fast pages were for visitors over a period, with as many days before. */
export function readVisitSpeeds(context: RequestContext, query: QueryOf<'getVisitSpeeds'>): Promise<VisitSpeeds> {
  const range = analysedDays(context, query)
  return context.transaction(async (queries) => {
    const visits = await sumVisits(queries, range)
    const before = await sumVisits(queries, dayRangeBefore(range))
    return {
      ...{ startDate: range.first, endDate: range.last },
      speeds: visitMeasures.map((measure) => {
        const { count, ratings, p75 } = summarizeVisits(measure, visits.get(measure) ?? [])
        const earlier = summarizeVisits(measure, before.get(measure) ?? [])
        return {
          ...{ measure, visits: count, good: ratings.good, poor: ratings.poor, p75 },
          needsImprovement: ratings['needs-improvement'],
          previous: { visits: earlier.count, good: earlier.ratings.good, p75: earlier.p75 },
        }
      }),
    }
  })
}
