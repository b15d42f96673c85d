import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'

const meta = {
  title: 'Forms/UnsavedChangesGuard',
  component: UnsavedChangesGuard,
  args: { isDirty: true },
  render: (args) => (
    <>
      <Link href="/don-hang?trang=2">Đơn hàng</Link>
      <UnsavedChangesGuard {...args} />
    </>
  ),
} satisfies Meta<typeof UnsavedChangesGuard>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const [stay, leave] = globals.locale === 'en' ? ['Stay', 'Leave'] : ['Ở lại', 'Rời trang']
    const link = canvas.getByRole('link')
    delete document.documentElement.dataset.navigatedTo
    await userEvent.click(link)
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: stay })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(document.documentElement.dataset.navigatedTo).toBeUndefined()
    await userEvent.click(link)
    await userEvent.click(await screen.findByRole('button', { name: leave }))
    await waitFor(() => expect(document.documentElement.dataset.navigatedTo).toBe('/don-hang?trang=2'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

function isAskedOnClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}

/** After staying, the page works as before: keyboard focus still opens tooltips. */
export const LeavingTheSite: Story = {
  render: (args) => (
    <>
      <Tooltip content="Chưa lưu">
        <Button>Lưu</Button>
      </Tooltip>
      <UnsavedChangesGuard {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(isAskedOnClosing()).toBe(true)
    const button = canvas.getByRole('button')
    await waitFor(async () => {
      button.blur()
      await userEvent.tab()
      await expect(screen.getByRole('tooltip')).toHaveTextContent('Chưa lưu')
    })
  },
}

function Draft() {
  const [text, setText] = useState('')
  return (
    <>
      <TextField label="Ghi chú" value={text} onChange={(event) => setText(event.target.value)} />
      <UnsavedChangesGuard isDirty={text !== ''} />
    </>
  )
}

export const NothingToLose: Story = {
  render: () => <Draft />,
  play: async ({ canvas }) => {
    await expect(isAskedOnClosing()).toBe(false)
    await userEvent.type(canvas.getByRole('textbox'), 'Giao sau 17 giờ')
    await expect(isAskedOnClosing()).toBe(true)
  },
}
