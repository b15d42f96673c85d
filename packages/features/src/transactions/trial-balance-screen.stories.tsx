import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { TrialBalanceScreen } from './trial-balance-screen.tsx'

const meta = {
  title: 'Features/Transactions/Trial balance',
  component: TrialBalanceScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/trial-balance' }),
} satisfies Meta<typeof TrialBalanceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The demo's shops owe no commission of what they collected themselves. */
export const Debts: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/trial-balance?owesFees=true' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

export const Balanced: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('transactions:balance.sound')))
    await canvas.findAllByRole('button', { name: new RegExp(t('transactions:balance.entries')) })
  },
}
