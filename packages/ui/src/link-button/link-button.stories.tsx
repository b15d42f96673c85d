import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { LinkButton } from './link-button.tsx'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#san-pham', children: 'Khám phá sản phẩm' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Khám phá sản phẩm' })).toHaveAttribute('href', '#san-pham')
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }
export const WithIcon: Story = { args: { variant: 'ghost', iconEnd: <ArrowRight aria-hidden="true" /> } }
export const Large: Story = { args: { size: 'lg', isFullWidth: true } }
