import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { TransactionsScreen } from './transactions-screen.tsx'

const meta = {
  title: 'Features/Wallet transactions',
  component: TransactionsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet/transactions' }),
} satisfies Meta<typeof TransactionsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/₫/)).length).toBeGreaterThan(5)
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet/transactions?startDate=2019-01-01&endDate=2019-01-02' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}
