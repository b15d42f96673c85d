import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { expectDialogKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog-trigger/dialog-trigger.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: framedInDocs, keyboard: 'dialog' },
  args: {
    title: 'Sửa tên ghe',
    children: <TextField label="Tên ghe" defaultValue="Hương Quê" />,
    footer: (close) => (
      <>
        <Button variant="secondary" onClick={close}>
          Hủy
        </Button>
        <Button onClick={close}>Lưu</Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger trigger={<Button>Mở</Button>}>
      <Dialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Mở' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa tên ghe' }))
    const close = dialog.getByRole('button', { name: /Đóng|Close/ })
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
    close.focus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Lưu' })).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Closed by the page, when the server has answered: the focus goes back to the button that opened it, each time. */
export const ClosedByAnAnswer: Story = {
  render: function Answered(args) {
    const [isOpen, setOpen] = useState(false)
    const save = () => setTimeout(() => setOpen(false), 20)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Mở</Button>
        {isOpen && <Dialog {...args} isOpen onOpenChange={setOpen} footer={<Button onClick={save}>Lưu</Button>} />}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Mở' })
    for (const _ of Array(10)) {
      await userEvent.click(trigger)
      await userEvent.click(await screen.findByRole('button', { name: 'Lưu' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
  },
}

export const Open: Story = {
  render: (args) => <Dialog {...args} isOpen description="Tên mới hiện ngay cho người mua." />,
}

/** A title with a number that must not break. The accessible name is the title's text. */
export const TitleWithNumber: Story = {
  args: {
    title: (
      <>
        Hủy đơn hàng <span style={{ whiteSpace: 'nowrap' }}>CN-261122-NWT62Y</span>
      </>
    ),
  },
  render: (args) => <Dialog {...args} isOpen size="sm" />,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Hủy đơn hàng CN-261122-NWT62Y')
  },
}

export const Small: Story = { render: (args) => <Dialog {...args} isOpen size="sm" /> }

export const LongContent: Story = {
  args: {
    title: 'Quy định họp chợ trên sông áp dụng cho tất cả ghe thuyền ra vào bến từ ngày đầu năm',
    children: (
      <div>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            Điều {index + 1}. Ghe neo đúng chỗ, không lấn luồng, giữ sạch mặt nước và nhường đường cho đò khách.
          </p>
        ))}
      </div>
    ),
  },
  render: (args) => <Dialog {...args} isOpen />,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Lưu' })).toBeVisible())
  },
}

export const LockedWhileSaving: Story = {
  render: (args) => (
    <DialogTrigger trigger={<Button>Mở</Button>} defaultOpen>
      <Dialog {...args} isLocked />
    </DialogTrigger>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByRole('button', { name: /Đóng|Close/ })).toBeDisabled()
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectDialogKeyboard(canvas.getByRole('button')) }
