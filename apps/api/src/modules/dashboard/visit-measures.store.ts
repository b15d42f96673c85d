import type { DayRange, StepCount, VisitMeasure } from '@chonoi/domain'
import { between, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { visitMeasures } from '../../database/tables/figures.ts'

interface Counted {
  measure: VisitMeasure
  step: number
}

/** Adds a visit to the counts of its day. Runs as the system. */
export async function addVisit(queries: Queries, day: string, counted: readonly Counted[]): Promise<void> {
  await queries
    .insert(visitMeasures)
    .values(counted.map((one) => ({ day, ...one, visits: 1 })))
    .onConflictDoUpdate({
      target: [visitMeasures.day, visitMeasures.measure, visitMeasures.step],
      set: { visits: sql`${visitMeasures.visits} + 1` },
    })
}

/** The visits of a period by measure and step. */
export async function sumVisits(queries: Queries, { first, last }: DayRange) {
  const rows = await queries
    .select({
      measure: visitMeasures.measure,
      step: visitMeasures.step,
      count: sum(visitMeasures.visits).mapWith(Number),
    })
    .from(visitMeasures)
    .where(between(visitMeasures.day, first, last))
    .groupBy(visitMeasures.measure, visitMeasures.step)
  return Map.groupBy<VisitMeasure, StepCount & { measure: VisitMeasure }>(rows, ({ measure }) => measure)
}
