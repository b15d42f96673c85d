import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  parameters: { docs: framedInDocs },
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
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Xóa bộ ảnh này?' })
    await waitFor(() => expect(screen.getByRole('button', { name: /Hủy|Cancel/ })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Xóa ảnh' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: /Xóa ảnh/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Failed: Story = {
  args: { error: 'Không xóa được vì mất kết nối. Hãy thử lại.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('mất kết nối')
  },
}

export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: 'Gửi cho tất cả mọi người?',
    message: '128 người sẽ nhận được.',
    confirmLabel: 'Gửi',
  },
}

export const WholeRun: Story = {
  render: function Run(args) {
    const [isOpen, setOpen] = useState(false)
    const [isPending, setPending] = useState(false)
    return (
      <>
        <Stack direction="row" isWrapping>
          <Button onClick={() => setOpen(true)}>Xóa</Button>
          <Button onClick={() => setPending(false)}>Xong</Button>
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
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Xóa' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Xóa ảnh' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
