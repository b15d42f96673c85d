import { expect, test } from 'vitest'
import { arrangeArticle } from '../../../test/testing/arrange-news.ts'
import { arrangePerson, platformTenant } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { openRateLimits } from '../../http/rate-limits.ts'

/** Uses the production limits. */
const server = useTestApi((_ports, database) => ({ rateLimits: openRateLimits(database) }))

test('createComment: of 25 at once from one person, 20 an hour are written', async () => {
  const person = await arrangePerson(server)
  const client = server.client(person.token)
  const { id } = await arrangeArticle(server, { author: person.id, shop: await platformTenant(server) })
  const params = { path: { articleId: id } }
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      client.POST('/news/{articleId}/comments', { params, body: { content: `Lần ${index}` } }),
    ),
  )
  expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(20)
  expect(answers.filter(({ error }) => error?.code === 'request.rate_limited')).toHaveLength(5)
})
