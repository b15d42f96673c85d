import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { OrderPaymentStatus, OrderStatus } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { alive, arrangedFor, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { BuyerOrderScreen } from './buyer-order-screen.tsx'

/** Returns the buyer's newest order with a status; of those by cash to a carrier when it says how they are paid. */
const newest = (status: OrderStatus, cash?: OrderPaymentStatus) => async (api: ApiClient) => {
  const { data } = await unwrap(api.GET('/orders/my-orders', { params: { query: { limit: 50, status } } }))
  const order = data.find((one) => !cash || (one.collectedBy === 'CARRIER' && one.paymentStatus === cash))
  if (!order) throw new Error(`The demo's buyer has no order that is ${status}.`)
  return order.id
}

/** Who buys by cash that carriers collect. */
const cashBuyer = { as: 'multi@chonoi.test', at: '/orders/1' } as const
const customer = { as: 'customer@chonoi.test', at: '/orders/1' } as const

const meta = {
  title: 'Features/Orders/One order',
  component: BuyerOrderScreen,
  tags: ['!autodocs'],
  args: { orderId: '' },
  parameters: alive({ ...customer, before: newest('DELIVERED') }),
  render: (_, { loaded }) => <BuyerOrderScreen orderId={arrangedFor<string>(loaded)} />,
} satisfies Meta<typeof BuyerOrderScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Delivered: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: /CN-\d{6}-/ }))
  },
}

/** The shop gets its money when the buyer has the goods. */
export const Received: Story = {
  parameters: alive({ ...customer, before: newest('SHIPPED') }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:receipt.action') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: t('orders:receipt.action') }))
    await screen.findByText(new RegExp(t('orders:receipt.done', { number: 'CN-.*' })))
  },
}

/** A problem is reported while the money is held. */
export const Complained: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:complaint.action') }))
    const reason = await screen.findByRole('textbox', { name: new RegExp(t('orders:complaint.reason')) })
    await userEvent.type(reason, 'Bình bị nứt một đường dài ở đáy')
    await userEvent.click(await screen.findByRole('button', { name: t('orders:complaint.submit') }))
    await expectSeen(canvas.findByText(t('orders:complaint.status.OPEN')))
  },
}

/** Cancelling is final: the goods go back to the shop and the money to the wallet. */
export const Cancelled: Story = {
  parameters: alive({ ...customer, before: newest('CONFIRMED') }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:cancel.confirm') }))
    const reason = await screen.findByRole('textbox', { name: new RegExp(t('orders:cancel.reason')) })
    await userEvent.type(reason, 'Đặt nhầm màu, xin đặt lại')
    const buttons = await screen.findAllByRole('button', { name: t('orders:cancel.confirm') })
    const confirm = buttons.at(-1)
    if (confirm) await userEvent.click(confirm)
    await screen.findByText(new RegExp(t('orders:cancel.done', { number: 'CN-.*' })))
  },
}

/** The courier of the platform's carrier takes the cash. */
export const CashUnderWay: Story = {
  name: 'Cash, under way',
  parameters: alive({ ...cashBuyer, before: newest('SHIPPED', 'PENDING') }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText('Chợ Nổi Giao Nhanh'))
    await expect((await canvas.findAllByText(t('orders:totals.onDelivery'))).length).toBeGreaterThan(0)
  },
}

/** The buyer paid, and the carrier has the money: what can't be done yet is said before anybody tries. */
export const CashWithTheCarrier: Story = {
  name: 'Cash, with the carrier',
  parameters: alive({ ...cashBuyer, before: newest('DELIVERED', 'PENDING') }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('orders:receipt.WITH_CARRIER')))
    await expect(canvas.queryByRole('button', { name: t('orders:receipt.action') })).not.toBeInTheDocument()
  },
}

export const CashRemitted: Story = {
  name: 'Cash, remitted',
  parameters: alive({ ...cashBuyer, before: newest('DELIVERED', 'PAID') }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expect((await canvas.findAllByText(t('orders:payment.PAID'))).length).toBeGreaterThan(0)
  },
}
