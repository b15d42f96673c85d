import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { QuestionOnClosing, UnsavedChangesGuard } from './unsaved-changes-guard.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

const meta = {
  title: 'Forms/UnsavedChangesGuard',
  component: UnsavedChangesGuard,
  args: { isDirty: true },
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        <Link href="/don-hang?trang=2">{t('Đơn hàng', 'Orders')}</Link>
        <UnsavedChangesGuard {...args} />
      </>
    )
  },
} satisfies Meta<typeof UnsavedChangesGuard>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const [stay, leave] = t(['Ở lại', 'Rời trang'], ['Stay', 'Leave'])
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
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        <Tooltip content={t('Chưa lưu', 'Not saved')}>
          <Button>{t('Lưu', 'Save')}</Button>
        </Tooltip>
        <UnsavedChangesGuard {...args} />
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(isAskedOnClosing()).toBe(true)
    const button = canvas.getByRole('button')
    await waitFor(async () => {
      button.blur()
      await userEvent.tab()
      await expect(screen.getByRole('tooltip')).toHaveTextContent(t('Chưa lưu', 'Not saved'))
    })
  },
}

/** Where the application asks by itself before it follows a link: only the browser's prompt. */
export const ClosingAlone: Story = {
  render: ({ isDirty }, { globals }) => (
    <>
      <Link href="/don-hang?trang=3">{textsIn(globals)('Đơn hàng', 'Orders')}</Link>
      <QuestionOnClosing isDirty={isDirty} />
    </>
  ),
  play: async () => {
    await expect(isAskedOnClosing()).toBe(true)
  },
}

function Draft() {
  const t = textsIn(useUi())
  const [text, setText] = useState('')
  return (
    <>
      <TextField label={t('Ghi chú', 'Note')} value={text} onChange={(event) => setText(event.target.value)} />
      <UnsavedChangesGuard isDirty={text !== ''} />
    </>
  )
}

export const NothingToLose: Story = {
  render: () => <Draft />,
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(isAskedOnClosing()).toBe(false)
    await userEvent.type(canvas.getByRole('textbox'), t('Giao sau 17 giờ', 'Deliver after 5 p.m.'))
    await expect(isAskedOnClosing()).toBe(true)
  },
}
