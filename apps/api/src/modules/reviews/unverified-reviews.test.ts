import { expect, test } from 'vitest'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { openRateLimits } from '../../http/rate-limits.ts'

/** Uses the production limits. */
const server = useTestApi((_ports, database) => ({ rateLimits: openRateLimits(database) }))

test('createReview: after 20 reviews a day of goods that the author never received, only received ones are taken', async () => {
  const { id: shop } = await arrangeShop(server)
  const author = await arrangePerson(server)
  const client = server.client(author.token)
  const review = async () => {
    const product = await arrangeProduct(server, { shop })
    return {
      product,
      write: () => client.POST('/reviews', { body: { productId: product.id, rating: 1, comment: 'Không tốt lắm' } }),
    }
  }
  for (let written = 0; written < 20; written++) expect((await (await review()).write()).response.status).toBe(201)
  expect((await (await review()).write()).error).toMatchObject({ status: 429, code: 'request.rate_limited' })
  const received = await review()
  await arrangeOrderOf(server, { buyer: author, product: received.product, status: 'DELIVERED' })
  expect((await received.write()).response.status).toBe(201)
})
