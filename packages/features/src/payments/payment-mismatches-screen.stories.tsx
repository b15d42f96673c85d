import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { PaymentMismatchesScreen } from './payment-mismatches-screen.tsx'

const meta = {
  title: 'Features/Payments/Reconciliation',
  component: PaymentMismatchesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments/reconciliation' }),
} satisfies Meta<typeof PaymentMismatchesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('payments:mismatches.empty')))
  },
}
