import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { OwnWithdrawalsScreen } from './own-withdrawals-screen.tsx'

const meta = {
  title: 'Features/Withdrawals/Of a person',
  component: OwnWithdrawalsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/wallet/withdrawals' }),
} satisfies Meta<typeof OwnWithdrawalsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('withdrawals:auto.empty') }))
  },
}

export const Empty: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/wallet/withdrawals' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('withdrawals:mine.empty')))
  },
}
