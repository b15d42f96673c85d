import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ArticleAnalyticsScreen } from './article-analytics-screen.tsx'

type Found = { readonly id: string }

/** An article of the demo that has comments. */
const commentedArticle = (api: ApiClient): Promise<Found> =>
  unwrap(api.GET('/news/public/article/{slug}', { params: { path: { slug: 'nam-gio-sang-tren-cho-noi-cai-rang' } } }))

const as = 'admin@chonoi.test'
const at = '/admin/articles/1/analytics'
const meta = {
  title: 'Features/Article analytics',
  component: ArticleAnalyticsScreen,
  tags: ['!autodocs'],
  args: { articleId: '' },
  parameters: alive({ as, at, before: commentedArticle }),
  render: (_, { loaded }) => <ArticleAnalyticsScreen articleId={arrangedFor<Found>(loaded).id} />,
} satisfies Meta<typeof ArticleAnalyticsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** ROUTE-77, ROUTE-92: figures, and charts with their tables. */
export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const found = await canvas.findAllByText(wordsOf(loaded)('articleAnalytics:viewsByDay'))
    for (const one of found.slice(0, 1)) await expectSeen(Promise.resolve(one))
  },
}

/** Days on which nobody read it. */
export const NothingRead: Story = {
  parameters: alive({ as, at: `${at}?startDate=2020-01-01&endDate=2020-01-07`, before: commentedArticle }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('articleAnalytics:empty')))
  },
}

/** The server refuses who doesn't edit news. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at, before: commentedArticle }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
