import { after, day, type Moments } from '../moments.ts'
import { seededRandom } from '../random.ts'
import type { Person } from './plan-people.ts'
import type { PlannedReview } from './plan-reviews.ts'

/** The share of a text's letters that one more reader needs to find it helpful. */
const lettersPerReader = 45
const mostReaders = 9

/** Plans who finds which review helpful: long texts on what was bought more often than short ones, new ones hardly. */
export function planHelpful(reviews: readonly PlannedReview[], readers: readonly Person[], { now }: Moments) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_041)
  return reviews.flatMap(({ id, author, comment, isVerified, createdAt, decision }) => {
    const age = now.getTime() - createdAt.getTime()
    if (decision || age < 2 * day || !random.chance(isVerified ? 0.6 : 0.3)) return []
    const most = Math.min(mostReaders, 1 + Math.floor(comment.length / lettersPerReader), Math.floor(age / day))
    return random
      .sample(readers, random.between(1, most))
      .filter((reader) => reader !== author)
      .map((reader) => ({
        ...{ reviewId: id, userId: reader.id },
        createdAt: after(createdAt, Math.floor(random.next() * Math.min(age, 30 * day))),
      }))
  })
}
