import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Trang chủ' },
  parameters: { noScreenshot: 'It is not seen.', english: { children: 'Home page' } },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByText(t('Trang chủ', 'Home page')).getBoundingClientRect()
    await expect(box.width).toBeLessThanOrEqual(1)
  },
}

export const AsHeading: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return <VisuallyHidden as="h1">{t('Sản phẩm', 'Products')}</VisuallyHidden>
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: t('Sản phẩm', 'Products') })).toBeInTheDocument()
  },
}
