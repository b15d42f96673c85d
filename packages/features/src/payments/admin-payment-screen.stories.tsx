import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Payment, PaymentDetail } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { AdminPaymentScreen } from './admin-payment-screen.tsx'
import RefundPaymentDialog from './refund-payment-dialog.tsx'

/** The newest paid payment of the demo. */
async function paidPayment(api: ApiClient): Promise<Pick<Payment, 'id'>> {
  const query = { status: 'PAID', limit: 1 } as const
  const { data } = await unwrap(api.GET('/admin/payments', { params: { query } }))
  const [payment] = data
  if (!payment) throw new Error('The demo has no paid payment.')
  return payment
}

/** The payment of the demo that its shop collected by a gateway of its own. */
async function collectedByShop(api: ApiClient): Promise<PaymentDetail> {
  const { data } = await unwrap(api.GET('/admin/payments', { params: { query: { method: 'MOMO', limit: 1 } } }))
  const id = data[0]?.id ?? ''
  return unwrap(api.GET('/admin/payments/{id}', { params: { path: { id } } }))
}

const meta = {
  title: 'Features/Payments/One, for the platform',
  component: AdminPaymentScreen,
  tags: ['!autodocs'],
  args: { paymentId: '' },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments/1', before: paidPayment }),
  render: (_, { loaded }) => <AdminPaymentScreen paymentId={arrangedFor<Pick<Payment, 'id'>>(loaded).id} />,
} satisfies Meta<typeof AdminPaymentScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('button', { name: wordsOf(loaded)('payments:refund.action') }))
  },
}

export const Refunding: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:refund.action') }))
    await expectSeen(screen.findByRole('dialog', { name: t('payments:refund.title') }))
  },
}

export const CollectedByAShop: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments/1', before: collectedByShop }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('payments:collectedBy.SHOP')))
  },
}

/** What a shop collected goes back to its source alone: there is nothing to choose, and the dialog says why. */
export const RefundingOfAShop: Story = {
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments/1', before: collectedByShop }),
  render: (_, { loaded }) => <RefundPaymentDialog payment={arrangedFor<PaymentDetail>(loaded)} onClose={() => {}} />,
  play: async ({ loaded }) => {
    await expectSeen(screen.findByText(wordsOf(loaded)('payments:refund.collectedByShop')))
    await expect(screen.queryByRole('radiogroup')).toBeNull()
  },
}

/** Refunds a part: the money is really back in the customer's wallet, and the page shows it. */
export const Refunded: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:refund.action') }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: new RegExp(t('payments:refund.reason')) }),
      'Hàng lỗi',
    )
    const dialog = screen.getByRole('dialog')
    const submit = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit')
    if (submit) await userEvent.click(submit)
    await expectSeen(canvas.findByRole('heading', { name: t('payments:detail.refunds') }))
  },
}
