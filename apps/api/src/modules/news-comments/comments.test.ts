import { beforeEach, expect, test } from 'vitest'
import { arrangeArticle, arrangeComment } from '../../../test/testing/arrange-news.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
let article = ''
let person: ArrangedPerson
let client: TestClient

/** Somebody who has a public comment in the tenant already, so that the next one is public at once. */
async function arrangeKnown() {
  const known = await arrangePerson(server)
  const other = await arrangeArticle(server, { author: person.id, shop })
  await arrangeComment(server, { article: other.id, user: known.id, status: 'APPROVED' })
  return { ...known, client: server.client(known.token) }
}

beforeEach(async () => {
  shop = await platformTenant(server)
  person = await arrangePerson(server)
  article = (await arrangeArticle(server, { author: person.id, shop })).id
  client = server.client(person.token)
})

const write = (content: string, { by = client, parentId }: { by?: TestClient; parentId?: string } = {}) =>
  by.POST('/news/{articleId}/comments', {
    params: { path: { articleId: article } },
    body: { content, ...(parentId && { parentId }) },
  })
const list = (by = server.client(), query: { page?: number; limit?: number; parentId?: string } = {}) =>
  by.GET('/news/{articleId}/comments', { params: { path: { articleId: article }, query } })
const at = (id: string) => ({ params: { path: { id } } })
const admin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const noticesOf = async (userId: string, type: string) =>
  (await server.owner.query('select data, link from notifications where user_id = $1 and type = $2', [userId, type]))
    .rows

test('[NEWS-01, ART-03] createComment: a first comment waits, and only its author reads it', async () => {
  const { data, response } = await write('  Bài hay lắm  ')
  expect(response.status).toBe(201)
  expect(data).toMatchObject({ articleId: article, content: 'Bài hay lắm', status: 'PENDING', isOwn: true })
  expect((await list()).data).toMatchObject({ data: [], own: [], commentCount: 0 })
  expect((await list(client)).data?.own).toMatchObject([{ id: data?.id, status: 'PENDING' }])
})

test('createComment: who was approved before is public at once, without a link', async () => {
  const known = await arrangeKnown()
  expect((await write('Lại một bài hay', { by: known.client })).data?.status).toBe('APPROVED')
  expect((await write('Xem thêm ở shop-re.vn', { by: known.client })).data?.status).toBe('PENDING')
  expect((await list()).data).toMatchObject({ data: [{ content: 'Lại một bài hay', isOwn: false }], commentCount: 1 })
})

test('createComment: a reply to a reply stands under the same comment, and the answered person is told', async () => {
  const [first, second] = [await arrangeKnown(), await arrangeKnown()]
  const root = (await write('Chợ mở mấy giờ?', { by: first.client })).data?.id ?? ''
  const reply = (await write('Năm giờ sáng.', { by: second.client, parentId: root })).data
  const answer = (await write('Cảm ơn bạn.', { by: first.client, parentId: reply?.id ?? '' })).data
  expect([reply?.parentId, answer?.parentId]).toEqual([root, root])
  expect((await list()).data?.data).toMatchObject([{ id: root, replyCount: 2, replies: [{}, {}] }])
  expect(await noticesOf(first.id, 'COMMENT_ANSWERED')).toHaveLength(1)
  expect(await noticesOf(second.id, 'COMMENT_ANSWERED')).toMatchObject([{ data: { commentId: answer?.id } }])
})

test('createComment: a hidden parent, or one of another article, is not found', async () => {
  const pending = await arrangeComment(server, { article, user: person.id })
  const elsewhere = (await arrangeArticle(server, { author: person.id, shop })).id
  const foreign = await arrangeComment(server, { article: elsewhere, user: person.id, status: 'APPROVED' })
  for (const parentId of [pending, foreign])
    expect((await write('Trả lời', { parentId })).error).toMatchObject({ status: 422, code: 'comment.not_found' })
})

test('createComment: the same words twice are refused', async () => {
  await write('Hay')
  expect((await write(' Hay ')).error).toMatchObject({ status: 409, code: 'comment.repeated' })
})

test('createComment: drafts and scheduled articles are not found; visitors sign in', async () => {
  const hidden = [
    await arrangeArticle(server, { author: person.id, shop, status: 'DRAFT' }),
    await arrangeArticle(server, { author: person.id, shop, publishedAt: new Date(Date.now() + 60_000) }),
  ]
  for (const { id } of hidden) {
    const params = { path: { articleId: id } }
    expect(
      (await client.POST('/news/{articleId}/comments', { params, body: { content: 'Hay' } })).response.status,
    ).toBe(404)
    expect((await client.GET('/news/{articleId}/comments', { params })).response.status).toBe(404)
  }
  expect((await write('Hay', { by: server.client() })).response.status).toBe(401)
})

test('createComment: blanks and 2,001 letters name the field', async () => {
  expect((await write('  \n ')).error).toMatchObject({ status: 422, fields: [{ path: 'content' }] })
  expect((await write('ả'.repeat(2001))).error).toMatchObject({ status: 422, fields: [{ path: 'content' }] })
  expect((await write('ả'.repeat(2000))).response.status).toBe(201)
})

test('[NEWS-01] listComments: newest first in pages, and the replies to one oldest first', async () => {
  const ids: string[] = []
  for (let index = 0; index < 5; index += 1)
    ids.push(await arrangeComment(server, { article, user: person.id, status: 'APPROVED' }))
  const [parent = ''] = ids
  const replies: string[] = []
  for (let index = 0; index < 4; index += 1)
    replies.push(await arrangeComment(server, { article, user: person.id, parent, status: 'APPROVED' }))
  const { data } = await list(server.client(), { page: 3, limit: 2 })
  expect(data?.pagination).toMatchObject({ total: 5, totalPages: 3, hasNext: false, hasPrev: true })
  expect(data?.data).toMatchObject([{ id: parent, replyCount: 4, replies: replies.slice(0, 3).map((id) => ({ id })) }])
  expect(data?.commentCount).toBe(9)
  const more = await list(server.client(), { parentId: parent, page: 2, limit: 3 })
  expect(more.data?.data.map(({ id }) => id)).toEqual(replies.slice(3))
})

test('[NEWS-01] updateComment: its author changes it, others may not', async () => {
  const known = await arrangeKnown()
  const id = (await write('Bài hey', { by: known.client })).data?.id ?? ''
  const { data } = await known.client.PUT('/news/comments/{id}', { ...at(id), body: { content: 'Bài hay' } })
  expect(data).toMatchObject({ content: 'Bài hay', status: 'APPROVED', editedAt: expect.any(String) })
  const moderator = await admin()
  const refused = await moderator.PUT('/news/comments/{id}', { ...at(id), body: { content: 'Khác' } })
  expect(refused.error).toMatchObject({ status: 403, code: 'comment.not_yours' })
  expect((await client.PUT('/news/comments/{id}', { ...at(id), body: { content: 'Khác' } })).response.status).toBe(404)
})

test('updateComment: a link written into a public comment holds it again; a refused one stays refused', async () => {
  const known = await arrangeKnown()
  const id = (await write('Bài hay', { by: known.client })).data?.id ?? ''
  const linked = await known.client.PUT('/news/comments/{id}', { ...at(id), body: { content: 'Vào http://x.vn' } })
  expect(linked.data?.status).toBe('PENDING')
  const refused = await arrangeComment(server, { article, user: person.id, status: 'REJECTED' })
  const edited = await client.PUT('/news/comments/{id}', { ...at(refused), body: { content: 'Lịch sự hơn' } })
  expect(edited.data?.status).toBe('REJECTED')
})

test('updateComment: an approved link changed to another is held again; the text around it may change', async () => {
  const words = 'Xem thêm ở bao-cu.vn'
  const id = await arrangeComment(server, { article, user: person.id, status: 'APPROVED', words })
  const edit = async (text: string) =>
    (await client.PUT('/news/comments/{id}', { ...at(id), body: { content: text } })).data?.status
  expect(await edit('Mời xem thêm ở bao-cu.vn.')).toBe('APPROVED')
  expect(await edit('Mời xem thêm ở shop-lua.vn.')).toBe('PENDING')
})

test('[NEWS-01] deleteComment: one without replies is gone, one with replies is emptied', async () => {
  const id = await arrangeComment(server, { article, user: person.id, status: 'APPROVED' })
  const answered = await arrangeComment(server, { article, user: person.id, status: 'APPROVED' })
  const other = await arrangePerson(server)
  const reply = await arrangeComment(server, { article, user: other.id, parent: answered, status: 'APPROVED' })
  for (const one of [id, answered])
    expect((await client.DELETE('/news/comments/{id}', at(one))).response.status).toBe(200)
  const { data } = await list()
  expect(data?.data).toMatchObject([
    { id: answered, isDeleted: true, content: '', user: { firstName: '', lastName: '' }, replies: [{ id: reply }] },
  ])
  expect(data?.commentCount).toBe(1)
  await server.client(other.token).DELETE('/news/comments/{id}', at(reply))
  expect((await list()).data?.data).toEqual([])
})

test('[NEWS-02, ROLE-38] listAdminComments: moderators filter by status, article and words', async () => {
  const moderator = await admin()
  const id = await arrangeComment(server, { article, user: person.id, words: 'Gạo nếp cái hoa vàng' })
  await arrangeComment(server, { article, user: person.id, status: 'SPAM' })
  const query = { articleId: article, status: 'PENDING', search: 'nep cai' } as const
  const { data } = await moderator.GET('/news/admin/comments', { params: { query } })
  expect(data?.data).toMatchObject([{ id, article: { id: article }, status: 'PENDING' }])
  expect((await client.GET('/news/admin/comments')).response.status).toBe(403)
})

test('[NEWS-02] getAdminCommentStatistics: counts the tenant’s by status', async () => {
  const tenant = (await arrangeShop(server)).id
  const moderator = server.client((await arrangePerson(server, { shop: tenant, shopRole: 'ADMIN' })).token)
  const ours = (await arrangeArticle(server, { author: person.id, shop: tenant })).id
  for (const status of ['PENDING', 'APPROVED', 'APPROVED', 'REJECTED', 'SPAM'] as const)
    await arrangeComment(server, { article: ours, user: person.id, status })
  const { data } = await moderator.GET('/news/admin/comments/statistics')
  expect(data).toEqual({ total: 5, pending: 1, approved: 2, rejected: 1, spam: 1 })
})

test('[NEWS-02] moderateComment: approval makes it public and tells its author once', async () => {
  const moderator = await admin()
  const id = (await write('Bài hay')).data?.id ?? ''
  const decide = (status: 'APPROVED' | 'REJECTED', note?: string) =>
    moderator.PATCH('/news/admin/comments/{id}/moderate', { ...at(id), body: { status, ...(note && { note }) } })
  expect((await decide('APPROVED')).data).toMatchObject({ status: 'APPROVED', heldBecause: 'FIRST' })
  expect((await list()).data?.data).toMatchObject([{ id }])
  expect((await decide('REJECTED', ' Lạc đề ')).data).toMatchObject({ moderationNote: 'Lạc đề' })
  await decide('APPROVED')
  expect(await noticesOf(person.id, 'COMMENT_APPROVED')).toHaveLength(1)
  const { rows } = await server.owner.query(
    `select changes -> 'status' ->> 'to' as to from audit_logs where entity_id = $1 and action = 'comment.moderate'
     order by created_at`,
    [id],
  )
  expect(rows.map((row) => row.to)).toEqual(['APPROVED', 'REJECTED', 'APPROVED'])
})

test('moderateComment: a refused comment takes its replies along in every count, and brings them back', async () => {
  const moderator = await admin()
  const root = await arrangeComment(server, { article, user: person.id, status: 'APPROVED' })
  const reply = await arrangeComment(server, { article, user: person.id, parent: root, status: 'APPROVED' })
  await arrangeComment(server, { article, user: person.id, parent: root })
  const counts = async () => {
    const { data } = await list()
    return [data?.pagination.total, data?.commentCount, data?.data[0]?.replyCount]
  }
  const decide = (id: string, status: 'APPROVED' | 'REJECTED') =>
    moderator.PATCH('/news/admin/comments/{id}/moderate', { ...at(id), body: { status } })
  expect(await counts()).toEqual([1, 2, 1])
  await decide(root, 'REJECTED')
  expect(await counts()).toEqual([0, 0, undefined])
  await decide(root, 'APPROVED')
  expect(await counts()).toEqual([1, 2, 1])
  await decide(reply, 'REJECTED')
  expect(await counts()).toEqual([1, 1, 0])
})

test('createComment: an answer does not change when the answered comment was changed last', async () => {
  const root = await arrangeComment(server, { article, user: person.id, status: 'APPROVED' })
  const changedAt = async () =>
    (await server.owner.query('select updated_at from article_comments where id = $1', [root])).rows[0]?.updated_at
  const before = await changedAt()
  await arrangeComment(server, { article, user: person.id, parent: root, status: 'APPROVED' })
  expect(await changedAt()).toEqual(before)
})

test('moderateComment: two who refuse the same answers in different orders both succeed', async () => {
  const roots = [1, 2].map(() => arrangeComment(server, { article, user: person.id, status: 'APPROVED' }))
  const replies: string[] = []
  for (const parent of await Promise.all(roots))
    for (let index = 0; index < 2; index += 1)
      replies.push(await arrangeComment(server, { article, user: person.id, parent, status: 'APPROVED' }))
  const [moderator, another] = [await admin(), await admin()]
  const refuse = (by: TestClient, commentIds: string[]) =>
    by.POST('/news/admin/comments/bulk-action', { body: { commentIds, action: 'reject' } })
  const [first = '', second = '', third = '', fourth = ''] = replies
  const answers = await Promise.all([refuse(moderator, [first, fourth]), refuse(another, [third, second])])
  expect(answers.map(({ data }) => data?.affected)).toEqual([2, 2])
  expect((await list()).data).toMatchObject({ commentCount: 2, data: [{ replyCount: 0 }, { replyCount: 0 }] })
})

test('moderateComment: an approved reply tells whom it answers', async () => {
  const asker = await arrangePerson(server)
  const parentId = await arrangeComment(server, { article, user: asker.id, status: 'APPROVED' })
  const id = (await write('Năm giờ sáng', { parentId })).data?.id ?? ''
  expect(await noticesOf(asker.id, 'COMMENT_ANSWERED')).toEqual([])
  await (await admin()).PATCH('/news/admin/comments/{id}/moderate', { ...at(id), body: { status: 'APPROVED' } })
  expect(await noticesOf(asker.id, 'COMMENT_ANSWERED')).toMatchObject([{ data: { commentId: id } }])
})

test('createComment: after one that was called spam, all wait', async () => {
  const known = await arrangeKnown()
  await arrangeComment(server, { article, user: known.id, status: 'SPAM' })
  expect((await write('Bài hay', { by: known.client })).data?.status).toBe('PENDING')
})

test('[NEWS-02] bulkModerateComments: tells of each what became of it', async () => {
  const tenant = (await arrangeShop(server)).id
  const moderator = server.client((await arrangePerson(server, { shop: tenant, shopRole: 'ADMIN' })).token)
  const ours = (await arrangeArticle(server, { author: person.id, shop: tenant })).id
  const mine = await arrangeComment(server, { article: ours, user: person.id })
  const foreign = await arrangeComment(server, { article, user: person.id })
  const send = (action: 'approve' | 'delete') =>
    moderator.POST('/news/admin/comments/bulk-action', { body: { commentIds: [mine, foreign], action } })
  expect((await send('approve')).data).toEqual({
    affected: 1,
    results: [
      { id: mine, success: true, code: null },
      { id: foreign, success: false, code: 'resource.not_found' },
    ],
  })
  expect((await send('delete')).data?.affected).toBe(1)
})

test('[NEWS-02] deleteAdminComment: is audited', async () => {
  const id = await arrangeComment(server, { article, user: person.id })
  expect((await (await admin()).DELETE('/news/admin/comments/{id}', at(id))).response.status).toBe(200)
  const { rows } = await server.owner.query('select action from audit_logs where entity_id = $1', [id])
  expect(rows).toEqual([{ action: 'comment.delete' }])
})

test('deleteUser: what somebody wrote stays without their name', async () => {
  const author = await arrangePerson(server)
  const id = await arrangeComment(server, { article, user: author.id, status: 'APPROVED' })
  const platform = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  expect((await platform.DELETE('/users/{id}', at(author.id))).response.status).toBe(200)
  expect((await list()).data?.data).toMatchObject([{ id, user: { firstName: '', lastName: '' }, isDeleted: false }])
})

test('bulkReopenComments: each has its former status again, once', async () => {
  const tenant = (await arrangeShop(server)).id
  const moderator = server.client((await arrangePerson(server, { shop: tenant, shopRole: 'ADMIN' })).token)
  const ours = (await arrangeArticle(server, { author: person.id, shop: tenant })).id
  const waiting = await arrangeComment(server, { article: ours, user: person.id })
  const foreign = await arrangeComment(server, { article, user: person.id })
  await moderator.POST('/news/admin/comments/bulk-action', { body: { commentIds: [waiting], action: 'spam' } })
  const reopen = () => moderator.POST('/news/admin/comments/bulk-reopen', { body: { ids: [waiting, foreign] } })
  expect((await reopen()).data).toEqual({
    ...{ succeeded: 1, failed: 1 },
    results: [
      { id: waiting, success: true, code: null },
      { id: foreign, success: false, code: 'resource.not_found' },
    ],
  })
  const { rows } = await server.owner.query('select status from article_comments where id = $1', [waiting])
  expect(rows).toEqual([{ status: 'PENDING' }])
  expect((await reopen()).data?.results[0]?.code).toBe('moderation.not_decided')
})
