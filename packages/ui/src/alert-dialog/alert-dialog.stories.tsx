import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { expectDialogKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog-trigger/dialog-trigger.tsx'
import { AlertDialog, focusWhenShown } from './alert-dialog.tsx'

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  parameters: {
    docs: framedInDocs,
    keyboard: 'dialog',
    english: {
      title: 'You are about to leave this page',
      children: 'What you typed has not been saved.',
      actions: (close: () => void) => (
        <>
          <Button variant="secondary" ref={focusWhenShown} onClick={close}>
            Stay
          </Button>
          <Button onClick={close}>Leave</Button>
        </>
      ),
    },
  },
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
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <DialogTrigger trigger={<Button>{t('Rời trang', 'Leave page')}</Button>}>
        <AlertDialog {...args} />
      </DialogTrigger>
    )
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Rời trang', 'Leave page') }))
    await screen.findByRole('alertdialog', { name: t('Bạn sắp rời khỏi trang', 'You are about to leave this page') })
    await waitFor(() => expect(screen.getByRole('button', { name: t('Ở lại', 'Stay') })).toHaveFocus())
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
  parameters: {
    english: {
      title: 'Close this shop?',
      children: 'Buyers will no longer see your 24 products.',
      actions: (close: () => void) => (
        <>
          <Button variant="secondary" ref={focusWhenShown} onClick={close}>
            Not now
          </Button>
          <Button variant="danger" onClick={close}>
            Close shop
          </Button>
        </>
      ),
    },
  },
  render: (args) => <AlertDialog {...args} isOpen tone="danger" />,
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ canvas }) => expectDialogKeyboard(canvas.getByRole('button'), 'alertdialog'),
}
