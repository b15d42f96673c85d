import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { NewsSeriesListScreen } from './news-series-list-screen.tsx'

const meta = {
  title: 'Features/News series/List',
  component: NewsSeriesListScreen,
  tags: ['!autodocs'],
  parameters: alive({ at: '/news/series' }),
} satisfies Meta<typeof NewsSeriesListScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(2)
  },
}

/** A shop without series. */
export const NothingYet: Story = {
  args: { tenantSlug: 'huong-dong' },
  parameters: alive({ at: '/marketplace/tenant/huong-dong/news/series' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('news:series.empty')))
  },
}
