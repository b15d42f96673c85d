import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { framedInDocs } from '../../testing/stories/framed-in-docs.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { expectDialogKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog-trigger/dialog-trigger.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    docs: framedInDocs,
    keyboard: 'dialog',
    english: {
      title: 'Rename the boat',
      children: <TextField label="Boat name" defaultValue="Hương Quê" />,
      footer: (close: () => void) => (
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button onClick={close}>Save</Button>
        </>
      ),
    },
  },
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
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <DialogTrigger trigger={<Button>{t('Mở', 'Open')}</Button>}>
        <Dialog {...args} />
      </DialogTrigger>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const trigger = canvas.getByRole('button', { name: t('Mở', 'Open') })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: t('Sửa tên ghe', 'Rename the boat') }))
    const close = dialog.getByRole('button', { name: /Đóng|Close/ })
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
    close.focus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: t('Lưu', 'Save') })).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Closed by the page, when the server has answered: the focus goes back to the button that opened it, each time. */
export const ClosedByAnAnswer: Story = {
  render: function Answered(args, { globals }) {
    const t = textsIn(globals)
    const [isOpen, setOpen] = useState(false)
    const save = () => setTimeout(() => setOpen(false), 20)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t('Mở', 'Open')}</Button>
        {isOpen && (
          <Dialog {...args} isOpen onOpenChange={setOpen} footer={<Button onClick={save}>{t('Lưu', 'Save')}</Button>} />
        )}
      </>
    )
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const trigger = canvas.getByRole('button', { name: t('Mở', 'Open') })
    for (const _ of Array(10)) {
      await userEvent.click(trigger)
      await userEvent.click(await screen.findByRole('button', { name: t('Lưu', 'Save') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
  },
}

export const Open: Story = {
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <Dialog
        {...args}
        isOpen
        description={t('Tên mới hiện ngay cho người mua.', 'Buyers see the new name right away.')}
      />
    )
  },
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
  parameters: {
    english: {
      title: (
        <>
          Cancel order <span style={{ whiteSpace: 'nowrap' }}>CN-261122-NWT62Y</span>
        </>
      ),
    },
  },
  render: (args) => <Dialog {...args} isOpen size="sm" />,
  play: async ({ globals }) => {
    const t = textsIn(globals)
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName(
      t('Hủy đơn hàng CN-261122-NWT62Y', 'Cancel order CN-261122-NWT62Y'),
    )
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
  parameters: {
    english: {
      title: 'Rules of the floating market for all boats that come to the pier, from the first day of the year',
      children: (
        <div>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>
              Rule {index + 1}. Moor in your place, leave the channel free, keep the water clean and give way to the
              ferries.
            </p>
          ))}
        </div>
      ),
    },
  },
  render: (args) => <Dialog {...args} isOpen />,
  play: async ({ globals }) => {
    const t = textsIn(globals)
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: t('Lưu', 'Save') })).toBeVisible())
  },
}

export const LockedWhileSaving: Story = {
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <DialogTrigger trigger={<Button>{t('Mở', 'Open')}</Button>} defaultOpen>
        <Dialog {...args} isLocked />
      </DialogTrigger>
    )
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByRole('button', { name: /Đóng|Close/ })).toBeDisabled()
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectDialogKeyboard(canvas.getByRole('button')) }
