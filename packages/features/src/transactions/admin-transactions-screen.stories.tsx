import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AdminTransactionsScreen } from './admin-transactions-screen.tsx'

const meta = {
  title: 'Features/Transactions/Of the platform',
  component: AdminTransactionsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/transactions' }),
} satisfies Meta<typeof AdminTransactionsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the entries behind an amount: they come from the ledger and sum to zero. */
export const Explained: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [explain] = await canvas.findAllByRole('button', {
      name: new RegExp(t('transactions:entries.action').replace('?', '.')),
    })
    if (explain) await userEvent.click(explain)
    await expectSeen(screen.findByRole('dialog', { name: t('transactions:entries.title') }))
    await expect((await screen.findAllByText(t('transactions:account.USER_WALLET'))).length).toBeGreaterThan(0)
  },
}

/** The server refuses customers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/transactions' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
