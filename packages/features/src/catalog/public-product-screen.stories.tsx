import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { PublicProductScreen } from './public-product-screen.tsx'

const meta = {
  title: 'Features/Products/One product',
  component: PublicProductScreen,
  tags: ['!autodocs'],
  args: { productId: 'ba-lo-leo-nui-30-lit' },
  parameters: alive({ as: 'customer@chonoi.test', at: '/products/ba-lo-leo-nui-30-lit' }),
} satisfies Meta<typeof PublicProductScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ForACustomer: Story = {
  play: async ({ canvas }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: 'Ba lô leo núi 30 lít' }))
  },
}

export const ForAVisitor: Story = {
  parameters: alive({ at: '/products/ba-lo-leo-nui-30-lit' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('link', { name: wordsOf(loaded)('reviews:product.signIn') }))
  },
}
