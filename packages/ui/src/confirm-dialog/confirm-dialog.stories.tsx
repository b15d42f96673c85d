import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  parameters: {
    docs: framedInDocs,
    english: {
      title: 'Delete this album?',
      message: 'Deleted photos cannot be recovered.',
      confirmLabel: 'Delete photos',
    },
  },
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Xóa bộ ảnh này?',
    message: 'Ảnh đã xóa không lấy lại được.',
    confirmLabel: 'Xóa ảnh',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ args, globals, userEvent }) => {
    const t = textsIn(globals)
    await screen.findByRole('alertdialog', { name: t('Xóa bộ ảnh này?', 'Delete this album?') })
    await waitFor(() => expect(screen.getByRole('button', { name: /Hủy|Cancel/ })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: t('Xóa ảnh', 'Delete photos') }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, globals, userEvent }) => {
    const t = textsIn(globals)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: t(/Xóa ảnh/, /Delete photos/) }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Failed: Story = {
  args: { error: 'Không xóa được vì mất kết nối. Hãy thử lại.' },
  parameters: { english: { error: 'Not deleted: the connection was lost. Try again.' } },
  play: async ({ globals }) => {
    const t = textsIn(globals)
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('mất kết nối', 'connection was lost'))
  },
}

export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: 'Gửi cho tất cả mọi người?',
    message: '128 người sẽ nhận được.',
    confirmLabel: 'Gửi',
  },
  parameters: { english: { title: 'Send to everyone?', message: '128 people will receive it.', confirmLabel: 'Send' } },
}

export const WholeRun: Story = {
  render: function Run(args, { globals }) {
    const t = textsIn(globals)
    const [isOpen, setOpen] = useState(false)
    const [isPending, setPending] = useState(false)
    return (
      <>
        <Stack direction="row" isWrapping>
          <Button onClick={() => setOpen(true)}>{t('Xóa', 'Delete')}</Button>
          <Button onClick={() => setPending(false)}>{t('Xong', 'Done')}</Button>
        </Stack>
        <ConfirmDialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          isPending={isPending}
          onConfirm={() => setPending(true)}
        />
      </>
    )
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const trigger = canvas.getByRole('button', { name: t('Xóa', 'Delete') })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: t('Xóa ảnh', 'Delete photos') }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
