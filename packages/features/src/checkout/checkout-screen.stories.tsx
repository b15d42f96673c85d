import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { fillCart, forgetAddresses } from '../../testing/alive/arrange.ts'
import { withShippingFees } from '../../testing/alive/arrange-shop.ts'
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

/** The shop takes more for the second address, and says how much is missing until it takes nothing. */
export const FeeOfTheAddress: Story = {
  name: 'Fee of the address',
  parameters: alive({ as: 'customer@chonoi.test', at: '/checkout', before: withShippingFees }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [, second] = await canvas.findAllByRole('radio', { name: /· 0/ })
    if (second) await userEvent.click(second)
    await expectSeen(canvas.findByText(/30\.000/, { selector: 'p span' }))
    await expectSeen(canvas.findByText(new RegExp(t('cart:delivery.missing', { amount: '.*' }))))
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
