import type { PaymentDetail } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { beginPayment, payFromWallet } from '../../testing/alive/arrange.ts'
import { PaymentScreen } from './payment-screen.tsx'

const of = (method: Parameters<typeof beginPayment>[0]) =>
  alive({ as: 'customer@chonoi.test', at: '/payments/1', before: beginPayment(method) })

const meta = {
  title: 'Features/Payments/One payment',
  component: PaymentScreen,
  tags: ['!autodocs'],
  args: { paymentId: '' },
  parameters: of('VNPAY'),
  render: (_, { loaded }) => <PaymentScreen paymentId={arrangedFor<PaymentDetail>(loaded).id} />,
} satisfies Meta<typeof PaymentScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByRole('heading', { level: 1, name: t('payments:outcome.PENDING') }))
    await expectSeen(canvas.findByRole('link', { name: t('payments:pending.open', { method: 'VNPay' }) }))
  },
}

export const Transfer: Story = {
  parameters: of('VIETQR'),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('payments:transfer.text')))
  },
}

export const Paid: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/payments/1', before: payFromWallet }),
  play: async ({ canvas, loaded }) => {
    const name = wordsOf(loaded)('payments:outcome.PAID')
    await expectSeen(canvas.findByRole('heading', { level: 1, name }))
  },
}
