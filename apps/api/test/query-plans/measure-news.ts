import { type HotCall, hotCalls } from './hot-calls.ts'
import { measureLists } from './limited-lists.ts'

/**
 * `pnpm --filter @chonoi/api run scale:news`: measures the lists of news with this many articles (`SCALE_ARTICLES`). Exits
 * with 1 when a limit of issue 23 is exceeded.
 */
const articles = Number(process.env.SCALE_ARTICLES ?? 1_000_000)

/** Limits in milliseconds: what readers open, what editors list, what anybody searches, and far pages. */
const [readers, article, editors, seldom] = [10, 15, 60, 50]
const limits: Readonly<Record<string, number>> = {
  listPublicArticles: readers,
  listTenantPublicArticles: readers,
  getPublicArticle: article,
  listComments: article,
  listNewsTags: readers,
  listAuthors: readers,
  listSeries: readers,
  listPublicNewsCategories: readers,
  listArticles: editors,
  listAdminComments: editors,
}
const calls = hotCalls.filter(({ operation }) => operation.id in limits)
const unknown = Object.keys(limits).filter((id) => calls.every(({ operation }) => operation.id !== id))
if (unknown.length > 0) throw new Error(`No such operations: ${unknown.join(', ')}`)
const limitOf = ({ name, operation }: HotCall) =>
  /^a (search|far page)/.test(name) ? seldom : (limits[operation.id] ?? readers)
const number = (value: number) => value.toLocaleString('en')

await measureLists({
  size: { products: 10_000, shops: 10, articles },
  limits: Object.fromEntries(calls.map((call) => [call.name, limitOf(call)])),
  page: 'scale-news.md',
  title: 'What a list of news costs with many articles',
  command: 'scale:news',
  holds: `${number(articles)} articles, nine of ten by the platform, in 1,000 categories, with 10,000 tags and 1,000 authors, and ${number(articles * 0.3)} comments and replies`,
  remark: `Categories, tags and authors are as uneven as they are in life: the first of each has a hundred times as many articles as
the last. A search finds the 300 newest articles. The article whose comments are read has 10,000 of them, and replies.`,
})
