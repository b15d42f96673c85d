import { expect, test } from 'vitest'
import { csvOf, disarmed, formula } from '../../../test/testing/csv-of.ts'
import { arrangeArticle, arrangeAuthor, arrangeComment, arrangeNews } from '../../../test/testing/arrange-news.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

/** The newsroom of a shop with its administrator, and that of another shop, which has the same. */
async function arrangeNewsrooms() {
  const shop = (await arrangeShop(server)).id
  const editor = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const other = (await arrangeShop(server)).id
  const news = await arrangeNews(server, { author: editor.id, shop, words: formula })
  await arrangeNews(server, { author: editor.id, shop: other, words: 'Của gian hàng khác' })
  return { shop, editor, ...news }
}

test('exportAuthors: those of the current shop that match, inactive ones too', async () => {
  const { shop, editor } = await arrangeNewsrooms()
  await arrangeAuthor(server, { shop, name: 'Út Khanh', slug: 'ut-khanh', isActive: false, expertise: ['Làng nghề'] })
  const all = await csvOf(server, editor, '/news/authors/export')
  expect(all[0]).toBe('Author,Slug,Biography,Expertise,Articles on the site,Activity,Verification')
  expect(all.slice(1).map((line) => line.split(',')[0])).toEqual([disarmed, 'Út Khanh'])
  const inactive = await csvOf(server, editor, '/news/authors/export?isActive=false')
  expect(inactive.slice(1)).toEqual(['Út Khanh,ut-khanh,,Làng nghề,0,Hidden,Not verified'])
})

test('exportSeries: those of the current shop that match', async () => {
  const { editor, series, seriesSlug } = await arrangeNewsrooms()
  await server.owner.query(
    'insert into news_series (tenant_id, title, slug) select tenant_id, $2, $2 from news_series where id = $1',
    [series, 'khac'],
  )
  await server.owner.query('update news_series set is_completed = true where id = $1', [series])
  const lines = await csvOf(server, editor, '/news/series/export?isCompleted=true')
  expect(lines[0]).toBe('Title,Slug,Description,Articles,Visibility,Progress,Created,Changed')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed},${seriesSlug},,1,Visible,Complete,`)
})

test('exportNewsMedia: the pictures of the current shop that match', async () => {
  const { editor } = await arrangeNewsrooms()
  const lines = await csvOf(server, editor, `/news/media/export?search=${encodeURIComponent('1+1')}`)
  expect(lines[0]).toBe('Name,Alternative text,Address,Width (px),Height (px),Size (bytes),Articles with it,Uploaded')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(
    new RegExp(`^${disarmed.replace('+', '\\+')},${disarmed.replace('+', '\\+')},/files/public/`),
  )
  expect(await csvOf(server, editor, '/news/media/export?search=khac')).toHaveLength(1)
})

test('exportAdminComments: those on the articles of the current shop in a status', async () => {
  const { editor, article, shop } = await arrangeNewsrooms()
  const reader = await arrangePerson(server)
  const elsewhere = await arrangeArticle(server, { author: editor.id, shop: (await arrangeShop(server)).id })
  await arrangeComment(server, { article, user: reader.id, words: formula, status: 'SPAM' })
  await arrangeComment(server, { article, user: reader.id })
  await arrangeComment(server, { article: elsewhere.id, user: reader.id, status: 'SPAM' })
  const lines = await csvOf(server, editor, '/news/admin/comments/export?status=SPAM')
  expect(lines[0]).toBe('Comment,In reply to,Author,Article,Status,Held because,Note,Written,Edited')
  expect(lines, shop).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed},,Nguyễn An,${disarmed},Spam,,,`)
})

test('exportNewsCategories: those of the current shop that match, each with where it is', async () => {
  const { editor, newsCategory, spareNewsCategory } = await arrangeNewsrooms()
  await server.owner.query(`update news_categories set parent_id = $2, name = 'Làng nghề' where id = $1`, [
    ...[newsCategory, spareNewsCategory],
  ])
  const lines = await csvOf(server, editor, '/news/categories/export?search=lang')
  expect(lines[0]).toBe('Name,Slug,Description,Parent,Position,Articles,Status,Created')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^Làng nghề,chuyen-muc-[^,]*,,'=1\+1 của tôi,0,1,Active,/)
  expect(await csvOf(server, editor, '/news/categories/export')).toHaveLength(3)
})

test('exportNewsTags: those of the current shop that match, unused ones too', async () => {
  const { editor } = await arrangeNewsrooms()
  const lines = await csvOf(server, editor, '/news/tags/export')
  expect(lines[0]).toBe('Name,Slug,Articles on the site')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([disarmed, `${disarmed} khác`])
  expect(await csvOf(server, editor, '/news/tags/export?search=khac')).toHaveLength(2)
})

test('exportAdminBookmarks: those of all readers with the tag, with who reads', async () => {
  const { editor, article } = await arrangeNewsrooms()
  const reader = await arrangePerson(server)
  const mark = (user: string, tag: string) =>
    server.owner.query(
      'insert into article_bookmarks (user_id, article_id, notes, tags) values ($1, $2, $3, array[$4])',
      [...[user, article, formula, tag]],
    )
  const tag = `the-${Date.now()}`
  await mark(reader.id, tag)
  await mark(editor.id, 'khác')
  const lines = await csvOf(
    server,
    await arrangePerson(server, { role: 'ADMIN' }),
    `/news/admin/bookmarks/export?tags=${tag}`,
  )
  expect(lines[0]).toBe('Article,On the site,Reader,E-mail,Notes,Tags,Bookmarked')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed},Yes,Nguyễn An,${reader.email},${disarmed},${tag},`)
})

test.each([
  ...['/news/authors/export', '/news/series/export', '/news/media/export', '/news/admin/comments/export'],
  ...['/news/categories/export', '/news/tags/export', '/news/admin/bookmarks/export'],
])('%s is refused to a seller', async (address) => {
  const seller = await arrangePerson(server, { shop: (await arrangeShop(server)).id })
  const headers = { authorization: `Bearer ${seller.token}` }
  expect((await server.send(address, { headers })).status).toBe(403)
})
