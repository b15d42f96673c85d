import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { PaymentDetail, PaymentRefund } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { UnknownRefund } from './unknown-refund.tsx'

interface Arranged {
  payment: PaymentDetail
  refund: PaymentRefund
}

/** A paid payment of the demo, and a refund of it as it stands once its provider has not told for a day. */
async function unknownRefund(api: ApiClient): Promise<Arranged> {
  const { data } = await unwrap(api.GET('/admin/payments', { params: { query: { method: 'MOMO', limit: 1 } } }))
  const payment = await unwrap(api.GET('/admin/payments/{id}', { params: { path: { id: data[0]?.id ?? '' } } }))
  const [order] = payment.orders
  const refund: PaymentRefund = {
    ...{ id: payment.id, reference: 'RF7K3MPQ2X5T8WAB', reason: 'Khách trả hàng', amountInCents: 12_500_000 },
    ...{ orderId: order?.id ?? '', orderNumber: order?.orderNumber ?? '' },
    destination: 'SOURCE',
    status: 'PENDING',
    ...{
      returnId: null,
      resultCode: null,
      createdAt: payment.createdAt,
      outcomeUnknownAt: payment.createdAt,
      completedAt: null,
    },
  }
  return { payment, refund }
}

const meta = {
  title: 'Features/Payments/A refund of unknown outcome',
  component: UnknownRefund,
  tags: ['!autodocs'],
  args: { payment: {} as PaymentDetail, refund: {} as PaymentRefund },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/payments/1', before: unknownRefund }),
  render: (_, { loaded }) => <UnknownRefund {...arrangedFor<Arranged>(loaded)} />,
} satisfies Meta<typeof UnknownRefund>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('payments:settle.title')))
  },
}

export const PaidToTheWallet: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:settle.NOT_REFUNDED') }))
    await expectSeen(screen.findByRole('dialog', { name: t('payments:settle.NOT_REFUNDED') }))
  },
}

/** The server refuses what it knows nothing of, and the words stay. */
export const Refused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:settle.REFUNDED') }))
    const note = await screen.findByRole('textbox', { name: new RegExp(t('payments:settle.note')) })
    await userEvent.type(note, 'Cổng báo đã hoàn')
    await userEvent.click(screen.getByRole('button', { name: t('payments:settle.REFUNDED.submit') }))
    await expectSeen(screen.findByRole('alert'))
  },
}
