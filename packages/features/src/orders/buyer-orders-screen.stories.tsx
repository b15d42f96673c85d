import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { BuyerOrdersScreen } from './buyer-orders-screen.tsx'

const meta = {
  title: 'Features/Orders/Of a customer',
  component: BuyerOrdersScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders' }),
} satisfies Meta<typeof BuyerOrdersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^CN-\d{6}-/ })).length).toBeGreaterThan(3)
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/orders' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('orders:mine.empty')))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders?search=khong-co-don-nay' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

export const Loading: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders', network: 'silent' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/orders', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
