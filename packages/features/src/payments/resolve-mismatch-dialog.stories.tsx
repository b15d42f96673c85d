import type { PaymentMismatch } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { wrongAmount } from '../../testing/alive/arrange-mismatch.ts'
import ResolveMismatchDialog from './resolve-mismatch-dialog.tsx'

const meta = {
  title: 'Features/Payments/Closing a mismatch',
  component: ResolveMismatchDialog,
  tags: ['!autodocs'],
  args: { mismatch: {} as PaymentMismatch, onClose: () => {} },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments/reconciliation', before: wrongAmount }),
  render: ({ onClose }, { loaded }) => (
    <ResolveMismatchDialog mismatch={arrangedFor<PaymentMismatch>(loaded)} onClose={onClose} />
  ),
} satisfies Meta<typeof ResolveMismatchDialog>
export default meta
type Story = StoryObj<typeof meta>

export const WrongAmount: Story = {
  play: async ({ loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(screen.findByText(t('payments:mismatches.help.WRONG_AMOUNT')))
    await expectSeen(screen.findByRole('button', { name: t('payments:mismatches.resolve') }))
  },
}
