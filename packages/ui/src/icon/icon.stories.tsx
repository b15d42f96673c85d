import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart, Truck } from 'lucide-react'
import { expect } from 'storybook/test'
import { Icon } from './icon.tsx'

const meta = { title: 'Foundations/Icon', component: Icon, args: { icon: ShoppingCart } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Labelled: Story = {
  args: { icon: Truck, label: 'Đang giao' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Đang giao' })).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
