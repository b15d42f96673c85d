import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart, Truck } from 'lucide-react'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
  parameters: { english: { label: 'On the way' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('img', { name: t('Đang giao', 'On the way') })).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
