import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { AlertDialog, focusWhenShown } from '../alert-dialog/alert-dialog.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { DialogTrigger } from './dialog-trigger.tsx'

const meta = {
  title: 'Overlays/DialogTrigger',
  parameters: { docs: framedInDocs },
  component: DialogTrigger,
  args: {
    trigger: <Button>Giờ nước</Button>,
    children: <Dialog title="Giờ nước hôm nay">Nước lớn lúc 04:20, nước ròng lúc 11:05.</Dialog>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof DialogTrigger>
export default meta
type Story = StoryObj<typeof meta>

async function openByKeyboard(trigger: HTMLElement, role: string) {
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(dialog).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  await waitFor(() => expect(trigger).toHaveFocus())
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Giờ nước' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await openByKeyboard(trigger, 'dialog')
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const WithDrawer: Story = {
  args: { children: <Drawer title="Bộ lọc">Giá, nơi bán, đánh giá.</Drawer> },
  play: async ({ canvas }) => openByKeyboard(canvas.getByRole('button'), 'dialog'),
}

/** A button in the dialog that closes it. */
export const WithAlertDialog: Story = {
  args: {
    trigger: <Button variant="danger">Xóa ảnh</Button>,
    children: (
      <AlertDialog
        title="Xóa ảnh này?"
        actions={(close) => (
          <Button ref={focusWhenShown} variant="secondary" onClick={close}>
            Giữ lại
          </Button>
        )}
      >
        Ảnh đã xóa không lấy lại được.
      </AlertDialog>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Giữ lại' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
