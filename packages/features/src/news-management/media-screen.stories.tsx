import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { MediaScreen } from './media-screen.tsx'

const meta = {
  title: 'Features/Media library',
  component: MediaScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news/media' }),
} satisfies Meta<typeof MediaScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => expectSeen(canvas.findByText('nam-gio-sang-tren-cho-noi-cai-rang.webp')),
}

export const NothingFound: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news/media?search=không-có' }),
  play: async ({ canvas, loaded }) => expectSeen(canvas.findByText(wordsOf(loaded)('newsManagement:media.noMatch'))),
}
