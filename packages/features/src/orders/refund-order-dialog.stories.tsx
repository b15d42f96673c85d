import type { Order } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, arrangedFor, expectReady, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { orderToReturn, paidOrder } from '../../testing/alive/arrange.ts'
import RefundOrderDialog from './refund-order-dialog.tsx'

type Words = ReturnType<typeof wordsOf>
type Arranged = Pick<Order, 'id' | 'orderNumber'>

const meta = {
  title: 'Features/Orders/Refund an order',
  component: RefundOrderDialog,
  tags: ['!autodocs'],
  args: { order: { id: '', orderNumber: '' }, onClose: () => {} },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders', before: paidOrder }),
  render: ({ onClose }, { loaded }) => <RefundOrderDialog order={arrangedFor<Arranged>(loaded)} onClose={onClose} />,
} satisfies Meta<typeof RefundOrderDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog with its form, once the order is there. */
const opened = (t: Words) =>
  waitFor(() => {
    const dialog = within(screen.getByRole('dialog'))
    dialog.getByRole('textbox', { name: new RegExp(t('orders:refund.reason')) })
    return dialog
  })

/** A part of the money needs its amount: the form says so and keeps what was typed. */
export const AmountMissing: Story = {
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = await opened(t)
    const amount = await dialog.findByRole('textbox', { name: new RegExp(t('orders:refund.amount')) })
    await userEvent.click(await expectReady(dialog.getByRole('button', { name: t('orders:refund.action') })))
    await waitFor(() => expect(amount).toBeInvalid())
  },
}

/** All that is left needs no amount. */
export const InFull: Story = {
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = await opened(t)
    await userEvent.click(await dialog.findByRole('radio', { name: new RegExp(t('orders:refund.extent.ALL.help')) }))
    await expect(dialog.queryByRole('textbox', { name: new RegExp(t('orders:refund.amount')) })).not.toBeInTheDocument()
    await expectSeen(dialog.findByText(t('orders:refund.irreversible')))
  },
}

/** The buyer wants to send the goods back: nobody refunds past that without having read it. */
export const ReturnOpen: Story = {
  name: 'With an open return',
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders', before: orderToReturn }),
  play: async ({ loaded }) => {
    const t = wordsOf(loaded)
    const dialog = await opened(t)
    await expectSeen(dialog.findByText(t('orders:refund.openReturn')))
    await expect(dialog.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/seller\/returns\//))
  },
}
