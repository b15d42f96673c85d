import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { BuyerDepositsScreen } from './buyer-deposits-screen.tsx'

const meta = {
  title: 'Features/Deposits/Of a customer',
  component: BuyerDepositsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet/deposits' }),
} satisfies Meta<typeof BuyerDepositsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^NT-\d{6}-/)).length).toBeGreaterThan(1)
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet/deposits?search=khong-co-lan-nap-nay' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('common:action.clearFilters') }))
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet/deposits', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
