import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { AlertDialog, focusWhenShown } from '../alert-dialog/alert-dialog.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { DialogTrigger } from './dialog-trigger.tsx'

const meta = {
  title: 'Overlays/DialogTrigger',
  parameters: {
    docs: framedInDocs,
    english: {
      trigger: <Button>Tides</Button>,
      children: <Dialog title="Today’s tides">High tide at 04:20, low tide at 11:05.</Dialog>,
    },
  },
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
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const trigger = canvas.getByRole('button', { name: t('Giờ nước', 'Tides') })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await openByKeyboard(trigger, 'dialog')
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const WithDrawer: Story = {
  args: { children: <Drawer title="Bộ lọc">Giá, nơi bán, đánh giá.</Drawer> },
  parameters: { english: { children: <Drawer title="Filters">Price, place, rating.</Drawer> } },
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
  parameters: {
    english: {
      trigger: <Button variant="danger">Delete photos</Button>,
      children: (
        <AlertDialog
          title="Delete these photos?"
          actions={(close: () => void) => (
            <Button ref={focusWhenShown} variant="secondary" onClick={close}>
              Keep them
            </Button>
          )}
        >
          Deleted photos cannot be recovered.
        </AlertDialog>
      ),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: t('Giữ lại', 'Keep them') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
