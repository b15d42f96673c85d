import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { BankAccountsScreen } from './bank-accounts-screen.tsx'

const meta = {
  title: 'Features/Bank accounts',
  component: BankAccountsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'shopadmin@chonoi.test', at: '/wallet/bank-accounts' }),
} satisfies Meta<typeof BankAccountsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('withdrawals:accounts.default')))
    await expectSeen(canvas.findByText(t('withdrawals:accounts.ofShop')))
  },
}
