import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Link } from '../link/link.tsx'
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

export const LeavingTheSite: Story = {
  play: async () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    await expect(leaving.defaultPrevented).toBe(true)
  },
}

export const NothingToLose: Story = {
  args: { isDirty: false },
  play: async () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    await expect(leaving.defaultPrevented).toBe(false)
  },
}
