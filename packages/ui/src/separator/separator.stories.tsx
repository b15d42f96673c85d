import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Separator } from './separator.tsx'

const meta = { title: 'Foundations/Separator', component: Separator } satisfies Meta<typeof Separator>
export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = { parameters: { noScreenshot: 'A line of one pixel, shown by Card.' } }

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row" gap={3}>
      <span>Tiền mặt</span>
      <Separator {...args} />
      <span>Ví</span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
  },
}
