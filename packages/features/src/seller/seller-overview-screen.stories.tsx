import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { SellerOverviewScreen } from './seller-overview-screen.tsx'
import { ShopGate } from './shop-gate.tsx'

const meta = {
  title: 'Features/Shop overview',
  component: SellerOverviewScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller' }),
  render: () => (
    <ShopGate>
      <SellerOverviewScreen />
    </ShopGate>
  ),
} satisfies Meta<typeof SellerOverviewScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OfASeller: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/CN-\d{6}-/)).length).toBeGreaterThan(0)
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/seller' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('seller:gate.title')))
  },
}
