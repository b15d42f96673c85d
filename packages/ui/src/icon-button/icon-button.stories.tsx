import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, type Mock } from 'storybook/test'
import { expectButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Stack } from '../stack/stack.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: { keyboard: 'button', english: { label: 'Notifications' } },
  args: { label: 'Thông báo', icon: <Bell aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Thông báo', 'Notifications') }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack direction="row" gap={3}>
        <IconButton {...args} />
        <IconButton {...args} variant="secondary" />
        <IconButton {...args} variant="primary" />
        <IconButton {...args} variant="danger" icon={<Trash2 aria-hidden="true" />} label={t('Xóa', 'Delete')} />
      </Stack>
    )
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={3}>
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="md" />
      <IconButton {...args} size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
    }
  },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Thông báo', 'Notifications') }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ args, canvas }) =>
    expectButtonKeyboard(canvas.getByRole('button'), () => (args.onClick as Mock).mock.calls.length),
}
