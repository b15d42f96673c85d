import { seedQuestions } from '../data/product-questions.ts'
import { before, hour, type Moments } from '../moments.ts'
import { seededRandom } from '../random.ts'
import type { Product } from './plan-catalogue.ts'
import type { Person } from './plan-people.ts'

/** Plans the questions on goods. The shops answer within three hours. */
export function planQuestions(products: readonly Product[], people: readonly Person[], { now }: Moments) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_041)
  const authors = random.sample(people, seedQuestions.length)
  return seedQuestions.map(({ product: beginning, question, answer, ago }, index) => {
    const product = products.find(({ name }) => name.startsWith(beginning))
    const author = authors[index]
    if (!product || !author) throw new Error(`nobody asks about “${beginning}”`)
    const createdAt = before(now, ago * hour)
    const answeredAt = answer === null ? null : before(now, (ago - 3) * hour)
    return {
      ...{ id: random.uuid(), productId: product.id, tenantId: product.shop.id, userId: author.id, question, answer },
      ...{ authorFirstName: author.firstName, authorLastName: author.lastName, answeredAt },
      ...{ createdAt, updatedAt: answeredAt ?? createdAt },
    }
  })
}
