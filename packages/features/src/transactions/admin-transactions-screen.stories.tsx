import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside } from '../../testing/alive/open-details.ts'
import { AdminTransactionsScreen } from './admin-transactions-screen.tsx'

const meta = {
  title: 'Features/Transactions/Of the platform',
  component: AdminTransactionsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/transactions' }),
} satisfies Meta<typeof AdminTransactionsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The server refuses customers, whatever the page shows. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/transactions' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}

/** A transaction with the ledger entries behind it. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/transactions' }),
  play: async ({ loaded, userEvent }) => {
    await openBeside(userEvent)
    await expect(
      (await screen.findAllByText(wordsOf(loaded)('transactions:account.USER_WALLET'))).length,
    ).toBeGreaterThan(0)
  },
}
