import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Trang chủ' },
  parameters: { noScreenshot: 'It is not seen.' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByText('Trang chủ').getBoundingClientRect()
    await expect(box.width).toBeLessThanOrEqual(1)
  },
}

export const AsHeading: Story = {
  render: () => <VisuallyHidden as="h1">Sản phẩm</VisuallyHidden>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sản phẩm' })).toBeInTheDocument()
  },
}
