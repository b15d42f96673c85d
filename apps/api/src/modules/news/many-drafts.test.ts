import { expect, test } from 'vitest'
import { rateLimits } from '@chonoi/contract/rate-limits'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { openRateLimits } from '../../http/rate-limits.ts'

/** Uses the production limits. */
const server = useTestApi((_ports, database) => ({ rateLimits: openRateLimits(database) }))

const fields = {
  ...{ title: 'Đang gõ', slug: '', content: '<p>Dở</p>', excerpt: '', metaTitle: '', metaDescription: '', tags: [] },
  ...{ featuredImageUrl: null, categoryId: null, authorId: null, publishedAt: null, status: 'DRAFT' as const },
}

test('saveArticleDraft: one person keeps a limited number in an hour', async () => {
  const { id: shop } = await arrangeShop(server)
  const person = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const save = () => server.client(person.token).PUT('/news/drafts', { body: { fields } })
  expect((await save()).response.status).toBe(200)
  await server.owner.query('update rate_limits set points = $1 where key = $2', [
    rateLimits.draft.points,
    `draft:${person.id}`,
  ])
  expect((await save()).error?.code).toBe('request.rate_limited')
})
