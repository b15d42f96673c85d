import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AdminWalletsScreen } from './admin-wallets-screen.tsx'

const meta = {
  title: 'Features/Transactions/Wallets',
  component: AdminWalletsScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/wallets' }),
} satisfies Meta<typeof AdminWalletsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Opens a wallet and adjusts it: the amount with its reason, then a second confirmation. */
export const Adjusted: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [open] = await canvas.findAllByText(t('transactions:wallets.open'))
    if (open) await userEvent.click(open)
    const adjust = await canvas.findByRole('button', { name: t('transactions:adjust.action') })
    await waitFor(() => expect(adjust).toBeEnabled())
    await userEvent.click(adjust)
    await expectSeen(screen.findByRole('dialog'))
    await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(t('wallet:column.amount')) }), '50000')
    await userEvent.type(
      screen.getByRole('textbox', { name: new RegExp(t('transactions:adjust.reason')) }),
      'Đền đơn giao chậm',
    )
    await userEvent.click(screen.getByRole('button', { name: t('common:action.continue') }))
    await screen.findByText(t('transactions:adjust.confirmTitle'))
  },
}
