import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { expectDialogKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog-trigger/dialog-trigger.tsx'
import { AlertDialog, focusWhenShown } from './alert-dialog.tsx'

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { docs: framedInDocs, keyboard: 'dialog' },
  args: {
    title: 'Bạn sắp rời khỏi trang',
    children: 'Những gì vừa nhập chưa được lưu.',
    actions: (close) => (
      <>
        <Button variant="secondary" ref={focusWhenShown} onClick={close}>
          Ở lại
        </Button>
        <Button onClick={close}>Rời đi</Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger trigger={<Button>Rời trang</Button>}>
      <AlertDialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rời trang' }))
    await screen.findByRole('alertdialog', { name: 'Bạn sắp rời khỏi trang' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ở lại' })).toHaveFocus())
    await userEvent.click(document.querySelector('.ui-dialog-overlay') as Element)
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Warning: Story = { render: (args) => <AlertDialog {...args} isOpen /> }

export const Danger: Story = {
  args: {
    title: 'Đóng gian hàng này?',
    children: 'Người mua không còn thấy 24 sản phẩm của bạn.',
    actions: (close) => (
      <>
        <Button variant="secondary" ref={focusWhenShown} onClick={close}>
          Để sau
        </Button>
        <Button variant="danger" onClick={close}>
          Đóng gian hàng
        </Button>
      </>
    ),
  },
  render: (args) => <AlertDialog {...args} isOpen tone="danger" />,
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ canvas }) => expectDialogKeyboard(canvas.getByRole('button'), 'alertdialog'),
}
