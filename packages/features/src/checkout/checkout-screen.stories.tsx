import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { fillCart, forgetAddresses } from '../../testing/alive/arrange.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

const meta = {
  title: 'Features/Checkout',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/checkout', before: fillCart }),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, loaded }) => {
    const pay = await canvas.findByRole('button', {
      name: new RegExp(wordsOf(loaded)('cart:checkout.pay', { total: '.*' })),
    })
    await expect(pay).toBeVisible()
  },
}

/** The order is really placed: stock is taken, the wallet pays. */
export const Paid: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(wordsOf(loaded)('cart:checkout.pay', { total: '.*' })) }),
    )
    const place = () => document.documentElement.dataset.navigatedTo
    await waitFor(() => expect(place()).toMatch(/^\/orders\/[\w-]+\/confirmation/), { timeout: 10_000 })
  },
}

export const NoAddress: Story = {
  parameters: alive({
    as: 'customer@chonoi.test',
    at: '/checkout',
    before: async (api) => {
      await fillCart(api)
      await forgetAddresses(api)
    },
  }),
  play: async ({ canvas, loaded }) => {
    const said = await canvas.findAllByText(wordsOf(loaded)('cart:checkout.noAddress'))
    await expect(said.length).toBeGreaterThan(0)
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/checkout', before: fillCart, network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
