import type { PaymentMismatch } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { wrongAmount } from '../../testing/alive/arrange-mismatch.ts'
import MismatchDetails from './mismatch-details.tsx'

const meta = {
  title: 'Features/Payments/Details of a mismatch',
  component: MismatchDetails,
  tags: ['!autodocs'],
  args: { mismatch: {} as PaymentMismatch },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments/reconciliation', before: wrongAmount }),
  render: (_, { loaded }) => <MismatchDetails mismatch={arrangedFor<PaymentMismatch>(loaded)} />,
} satisfies Meta<typeof MismatchDetails>
export default meta
type Story = StoryObj<typeof meta>

export const WrongAmount: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('payments:mismatches.help.WRONG_AMOUNT')))
  },
}
