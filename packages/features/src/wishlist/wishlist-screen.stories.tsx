import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { fillWishlist } from '../../testing/alive/arrange.ts'
import { WishlistScreen } from './wishlist-screen.tsx'

const meta = {
  title: 'Features/Wishlist',
  component: WishlistScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/wishlist' }),
} satisfies Meta<typeof WishlistScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/wishlist', before: fillWishlist }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(2)
  },
}

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('wishlist:empty')))
  },
}
