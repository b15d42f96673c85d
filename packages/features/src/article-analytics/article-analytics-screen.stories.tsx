import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ArticleAnalyticsScreen } from './article-analytics-screen.tsx'

/** Of “Năm giờ sáng trên chợ nổi Cái Răng” in the demo. */
const articleId = 'ARTICLE_ID'
const as = 'admin@chonoi.test'
const at = `/admin/articles/${articleId}/analytics`
const meta = {
  title: 'Features/Article analytics',
  component: ArticleAnalyticsScreen,
  args: { articleId },
  tags: ['!autodocs'],
  parameters: alive({ as, at }),
} satisfies Meta<typeof ArticleAnalyticsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** ROUTE-77, ROUTE-92: figures, and charts with their tables. */
export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('articleAnalytics:viewsByDay')))
  },
}

/** Before anybody read it. */
export const NothingYet: Story = {
  parameters: alive({ as, at: `${at}?startDate=2020-01-01&endDate=2020-01-07` }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('articleAnalytics:empty')))
  },
}
