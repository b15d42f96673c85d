import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { BuyerPaymentsScreen } from './buyer-payments-screen.tsx'

const meta = {
  title: 'Features/Payments/Of a customer',
  component: BuyerPaymentsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/payments' }),
} satisfies Meta<typeof BuyerPaymentsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^CN-\d{6}-/ })).length).toBeGreaterThan(1)
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/payments?status=FAILED' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/payments', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
