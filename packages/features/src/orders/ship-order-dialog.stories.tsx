import type { Order } from '@chonoi/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, arrangedFor, expectReady, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { packedOrder } from '../../testing/alive/arrange.ts'
import ShipOrderDialog from './ship-order-dialog.tsx'

const meta = {
  title: 'Features/Orders/Ship an order',
  component: ShipOrderDialog,
  tags: ['!autodocs'],
  args: { order: { id: '', orderNumber: '' }, onClose: () => {} },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/orders', before: packedOrder }),
  render: ({ onClose }, { loaded }) => (
    <ShipOrderDialog order={arrangedFor<Pick<Order, 'id' | 'orderNumber'>>(loaded)} onClose={onClose} />
  ),
} satisfies Meta<typeof ShipOrderDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))

export const Ready: Story = {
  play: async ({ loaded }) => {
    const t = wordsOf(loaded)
    const dialog = await opened()
    await expectSeen(dialog.findByText(t('orders:step.consequence.SHIPPED')))
    await expectSeen(dialog.findByLabelText(new RegExp(t('orders:ship.trackingCode'))))
  },
}

/** A carrier with tracking needs the code: the form says so and keeps what was typed. */
export const CodeMissing: Story = {
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = await opened()
    await userEvent.click(await expectReady(dialog.getByRole('button', { name: t('orders:step.action.SHIPPED') })))
    const code = dialog.getByRole('textbox', { name: new RegExp(t('orders:ship.trackingCode')) })
    await waitFor(() => expect(code).toBeInvalid())
  },
}

/** A shop that brings the goods itself has no code to give. */
export const ByTheShop: Story = {
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = await opened()
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: t('orders:ship.carrier') }), 'SHOP')
    await expect(dialog.queryByLabelText(new RegExp(t('orders:ship.trackingCode')))).not.toBeInTheDocument()
  },
}

/** A carrier of the platform is followed by a code, and no other is named. */
export const ByThePlatform: Story = {
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = await opened()
    const carriers = await dialog.findByRole('combobox', { name: t('orders:ship.carrierOfPlatform') })
    await userEvent.selectOptions(carriers, 'Chợ Nổi Giao Nhanh')
    await expect(dialog.queryByRole('combobox', { name: t('orders:ship.carrier') })).not.toBeInTheDocument()
    await expectSeen(dialog.findByLabelText(new RegExp(t('orders:ship.trackingCode'))))
  },
}
