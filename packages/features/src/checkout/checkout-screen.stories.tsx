import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
