import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Stack } from '../stack/stack.tsx'
import { Separator } from './separator.tsx'

const meta = { title: 'Foundations/Separator', component: Separator } satisfies Meta<typeof Separator>
export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = { parameters: { noScreenshot: 'A line of one pixel, shown by Card.' } }

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack direction="row" gap={3}>
        <span>{t('Tiền mặt', 'Cash')}</span>
        <Separator {...args} />
        <span>{t('Ví', 'Wallet')}</span>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
  },
}
