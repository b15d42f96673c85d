import type { OrderSummary } from '@chonoi/contract'
import { unwrap } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { alive, arrangedFor, expectReady, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import ShipOrdersDialog from './ship-orders-dialog.tsx'

const meta = {
  title: 'Features/Orders/Ship several orders',
  component: ShipOrdersDialog,
  tags: ['!autodocs'],
  args: { orders: [], onClose: () => {}, onDone: () => {} },
  parameters: alive({
    as: 'seller@chonoi.test',
    at: '/seller/orders',
    // The demo has one order of each; the dialog takes them as they are.
    before: async (api) => {
      const newest = async (status: 'CONFIRMED' | 'PROCESSING') =>
        (await unwrap(api.GET('/orders/management/all', { params: { query: { status, limit: 1 } } }))).data
      return [...(await newest('PROCESSING')), ...(await newest('CONFIRMED'))]
    },
  }),
  render: ({ onClose, onDone }, { loaded }) => (
    <ShipOrdersDialog orders={arrangedFor<OrderSummary[]>(loaded)} onClose={onClose} onDone={onDone} />
  ),
} satisfies Meta<typeof ShipOrdersDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))

/** Each order needs its own code: the form says which lack one. */
export const CodesMissing: Story = {
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = await opened()
    await userEvent.click(await expectReady(dialog.getByRole('button', { name: t('orders:step.action.SHIPPED') })))
    const [first] = await dialog.findAllByRole('textbox')
    await waitFor(() => expect(first).toBeInvalid())
  },
}

/** A shop that brings the goods itself has no codes to give. */
export const ByTheShop: Story = {
  play: async ({ loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const dialog = await opened()
    await expectSeen(dialog.findByText(t('orders:step.consequence.SHIPPED')))
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: t('orders:ship.carrier') }), 'SHOP')
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  },
}
