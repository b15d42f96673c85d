import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { PaymentRefunds } from './payment-parts.tsx'

const id = '0199c1a4-0000-7000-8000-000000000001'
const refund = {
  ...{ id, reference: 'RF7K3MPQ2X5T8WAB', orderId: id, orderNumber: 'CN-20261127-0042', amountInCents: 12_500_000 },
  ...({ destination: 'WALLET', status: 'COMPLETED', resultCode: null, outcomeUnknownAt: null } as const),
  ...{ createdAt: '2026-11-27T03:00:00Z', completedAt: '2026-11-27T03:00:00Z' },
}
const ofReturn = { ...refund, reason: 'Trả hàng CN-20261127-0042', returnId: id }
const ofShop = { ...refund, id: '0199c1a4-0000-7000-8000-000000000002', reason: 'Hàng về trễ', returnId: null }

const meta = {
  title: 'Features/Payments/Refunds of a payment',
  component: PaymentRefunds,
  tags: ['!autodocs'],
  args: { refunds: [ofReturn, ofShop], seenBy: 'buyer' },
  parameters: alive({ as: 'customer@chonoi.test', at: '/payments/1' }),
} satisfies Meta<typeof PaymentRefunds>
export default meta
type Story = StoryObj<typeof meta>

/** What the site writes of a return is told in the reader's language; people's own words stay as they are. */
export const OfAReturn: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('payments:detail.refundOfReturn')))
    await expect(canvas.queryByText(ofReturn.reason)).not.toBeInTheDocument()
    await expectSeen(canvas.findByText(ofShop.reason))
  },
}
