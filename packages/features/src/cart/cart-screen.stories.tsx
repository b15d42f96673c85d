import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { fillCart } from '../../testing/alive/arrange.ts'
import { withShippingFees } from '../../testing/alive/arrange-shop.ts'
import { CartScreen } from './cart-screen.tsx'

const meta = {
  title: 'Features/Cart',
  component: CartScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'customer@chonoi.test', at: '/cart' }),
} satisfies Meta<typeof CartScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/cart', before: fillCart }),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    const [remove, ...others] = await canvas.findAllByRole('button', {
      name: new RegExp(t('cart:line.remove', { name: '.*' })),
    })
    if (remove) await userEvent.click(remove)
    await expect(others).toHaveLength(2)
    await canvas.findByRole('link', { name: t('cart:summary.checkout') })
  },
}

export const FreeDeliveryInReach: Story = {
  name: 'Free delivery in reach',
  parameters: alive({ as: 'customer@chonoi.test', at: '/cart', before: withShippingFees }),
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(new RegExp(t('cart:delivery.missing', { amount: '.*' }))))
  },
}

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('cart:empty')))
  },
}

export const Visitor: Story = {
  parameters: alive({ at: '/cart' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('cart:empty')))
  },
}

export const Loading: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/cart', network: 'silent' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/cart', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
