import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
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

/** A shop of the demo owes the commission of an order whose money it collected itself. */
export const Debts: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/trial-balance?owesFees=true' }),
  play: async ({ canvas, loaded }) => {
    const name = new RegExp(wordsOf(loaded)('transactions:balance.entries'))
    await expect((await canvas.findAllByRole('button', { name })).length).toBeGreaterThan(0)
  },
}

/** From an account to one of its entries, to the accounts on the other side. */
export const Explained: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [account] = await canvas.findAllByRole('button', { name: new RegExp(t('transactions:balance.entries')) })
    if (account) await userEvent.click(account)
    const [entry] = await screen.findAllByRole('button', {
      name: new RegExp(`^${t('transactions:entries.action')}`.replace('?', '\\?')),
    })
    if (entry) await userEvent.click(entry)
    await expectSeen(screen.findByText(t('transactions:entries.text')))
  },
}

export const Balanced: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('transactions:balance.sound')))
    await canvas.findAllByRole('button', { name: new RegExp(t('transactions:balance.entries')) })
  },
}
