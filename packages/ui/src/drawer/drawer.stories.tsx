import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { expectDialogKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog-trigger/dialog-trigger.tsx'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { keyboard: 'dialog' },
  args: {
    title: 'Bộ lọc',
    children: <p>Chọn khu vực, loại ghe và giờ họp.</p>,
    footer: (close) => <Button onClick={close}>Xem 24 kết quả</Button>,
  },
  render: (args) => (
    <DialogTrigger trigger={<Button>Mở</Button>}>
      <Drawer {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Mở' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Bộ lọc' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const FromTheEnd: Story = { render: (args) => <Drawer {...args} isOpen /> }

export const FromTheStart: Story = { render: (args) => <Drawer {...args} isOpen side="start" /> }

export const BottomSheet: Story = { render: (args) => <Drawer {...args} isOpen side="bottom" /> }

/** The keys of the Authoring Practices, by the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectDialogKeyboard(canvas.getByRole('button')) }
