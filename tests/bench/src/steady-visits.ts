/** The number of counted visits, and the maximum of attempts. */
const [visitsThatCount, maxVisits] = [5, 10]
/** A visit is steady when the computer's index after it is within this part of the one before. */
const steadiness = 0.15

export interface Visit {
  /** The relative change of the computer's speed during the visit. */
  drift: number
}

export interface Visits<Made extends Visit> {
  /** The steady visits, or the steadiest when there were fewer than five. */
  counted: Made[]
  steady: number
  made: number
}

/** Visits in which the computer kept its speed (decision 0020). */
export async function visitUntilSteady<Made extends Visit>(visit: () => Promise<Made>): Promise<Visits<Made>> {
  const made: Made[] = []
  while (made.filter(isSteady).length < visitsThatCount && made.length < maxVisits) made.push(await visit())
  const counted = made.toSorted((a, b) => a.drift - b.drift).slice(0, visitsThatCount)
  return { counted, steady: counted.filter(isSteady).length, made: made.length }
}

const isSteady = ({ drift }: Visit) => drift <= steadiness
