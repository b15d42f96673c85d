import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { MenuItem } from '../menu/menu.tsx'
import { SplitButton } from './split-button.tsx'

const meta = {
  title: 'Actions/SplitButton',
  component: SplitButton,
  args: {
    label: 'Đăng sản phẩm',
    children: 'Đăng ngay',
    menu: (
      <>
        <MenuItem id="schedule">Hẹn giờ đăng</MenuItem>
        <MenuItem id="draft">Lưu nháp</MenuItem>
      </>
    ),
    onClick: fn(),
    onAction: fn(),
  },
  parameters: {
    english: {
      label: 'Publish product',
      children: 'Publish now',
      menu: (
        <>
          <MenuItem id="schedule">Schedule</MenuItem>
          <MenuItem id="draft">Save draft</MenuItem>
        </>
      ),
    },
  },
} satisfies Meta<typeof SplitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    const more = canvas.getByRole('button', { name: t('Thao tác khác', 'More actions') })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Hẹn giờ đăng', 'Schedule') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('draft')
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const Secondary: Story = { args: { variant: 'secondary', size: 'sm' } }
export const Danger: Story = {
  args: { variant: 'danger', children: 'Xóa' },
  parameters: { english: { children: 'Delete' } },
}
export const Loading: Story = { args: { isLoading: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: { children: 'Đăng ngay lên tất cả các gian hàng của ghe ở chợ nổi Cái Răng' },
  parameters: { english: { children: 'Publish now in all shops of the boat at Cái Răng floating market' } },
}

export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    canvas.getByRole('button', { name: t('Thao tác khác', 'More actions') }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('Hẹn giờ đăng', 'Schedule') })).toHaveFocus())
  },
}
