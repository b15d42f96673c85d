import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { OrderPaymentStatus, OrderStatus } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ManagedOrderScreen } from './managed-order-screen.tsx'

/** Returns the shop's newest order by cash to a carrier that is so far. */
const carried = (status: OrderStatus, paymentStatus: OrderPaymentStatus) => async (api: ApiClient) => {
  const { data } = await unwrap(api.GET('/orders/management/all', { params: { query: { limit: 50, status } } }))
  const cash = data.filter((one) => one.paymentMethod === 'CASH_ON_DELIVERY' && one.collectedBy === 'CARRIER')
  const order = cash.find((one) => one.paymentStatus === paymentStatus)
  if (!order) throw new Error(`The demo's shop has no order by cash that is ${status} and ${paymentStatus}.`)
  return order.id
}

const seller = { as: 'seller@chonoi.test', at: '/seller/orders/1' } as const

const meta = {
  title: 'Features/Orders/One order of a shop',
  component: ManagedOrderScreen,
  tags: ['!autodocs'],
  args: { audience: 'seller', orderId: '' },
  parameters: alive({ ...seller, before: carried('DELIVERED', 'PENDING') }),
  render: ({ audience }, { loaded }) => (
    <ManagedOrderScreen audience={audience} orderId={arrangedFor<string>(loaded)} />
  ),
} satisfies Meta<typeof ManagedOrderScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The carrier has the cash: nothing can be refunded yet, and the button says why. */
export const CashWithTheCarrier: Story = {
  name: 'Cash, with the carrier',
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('orders:share.WITH_CARRIER')))
    await expect(await canvas.findByRole('button', { name: t('orders:refund.action') })).toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const CashRemitted: Story = {
  name: 'Cash, remitted',
  parameters: alive({ ...seller, before: carried('DELIVERED', 'PAID') }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('orders:share.settled')))
  },
}

/** The buyer refused the parcel: the order ends, and the buyer reads why. */
export const CameBack: Story = {
  name: 'Parcel came back',
  parameters: alive({ ...seller, before: carried('SHIPPED', 'PENDING') }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:failed.action') }))
    const reason = 'Khách từ chối nhận hàng'
    await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(t('orders:failed.reason')) }), reason)
    const [, confirm] = await screen.findAllByRole('button', { name: t('orders:failed.action') })
    if (confirm) await userEvent.click(confirm)
    await expectSeen(canvas.findByText(t('orders:event.CANCELLED.CAME_BACK', { reason })))
  },
}
