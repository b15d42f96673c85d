import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectSeen, alive } from '../../testing/alive/alive.ts'
import { NewsSeriesScreen } from './news-series-screen.tsx'

const slug = 'tu-noi-lam-ra-den-gian-hang'
const meta = {
  title: 'Features/News series/Series',
  component: NewsSeriesScreen,
  args: { slug },
  tags: ['!autodocs'],
  parameters: alive({ at: `/news/series/${slug}` }),
} satisfies Meta<typeof NewsSeriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: 'Từ nơi làm ra đến gian hàng' }))
  },
}
