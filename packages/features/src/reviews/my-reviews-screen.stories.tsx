import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { MyReviewsScreen } from './my-reviews-screen.tsx'

const meta = {
  title: 'Features/Reviews',
  component: MyReviewsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/reviews' }),
} satisfies Meta<typeof MyReviewsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OfACustomer: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('reviews:mine.written') }))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'user@chonoi.test', at: '/reviews' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('reviews:mine.empty')))
    // Without the buyer role, requests that would be refused are not sent.
    await expect(canvas.queryByText(wordsOf(loaded)('errors:auth.permission_missing'))).toBeNull()
  },
}
