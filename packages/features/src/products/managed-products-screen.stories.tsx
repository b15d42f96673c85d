import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ManagedProductsScreen } from './managed-products-screen.tsx'

const meta = {
  title: 'Features/Products/Of a shop',
  component: ManagedProductsScreen,
  tags: ['!autodocs'],
  args: { audience: 'seller' },
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/products' }),
} satisfies Meta<typeof ManagedProductsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/₫/)).length).toBeGreaterThan(5)
  },
}

export const WaitingForThePlatform: Story = {
  args: { audience: 'admin' },
  parameters: alive({ as: 'superadmin@chonoi.test', at: '/admin/products?status=PENDING' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/₫/)).length).toBeGreaterThan(0)
  },
}

export const NothingFound: Story = {
  parameters: alive({ as: 'seller@chonoi.test', at: '/seller/products?search=khong-co-hang-nay' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.noResults')))
  },
}

export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/seller/products' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') }))
  },
}
