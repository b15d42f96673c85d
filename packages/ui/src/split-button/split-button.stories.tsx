import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
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
} satisfies Meta<typeof SplitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    const more = canvas.getByRole('button', { name: globals.locale === 'en' ? 'More actions' : 'Thao tác khác' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hẹn giờ đăng' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('draft')
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const Secondary: Story = { args: { variant: 'secondary', size: 'sm' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Xóa' } }
export const Loading: Story = { args: { isLoading: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = { args: { children: 'Đăng ngay lên tất cả các gian hàng của ghe ở chợ nổi Cái Răng' } }

export const Open: Story = {
  play: async ({ canvas, globals }) => {
    canvas.getByRole('button', { name: globals.locale === 'en' ? 'More actions' : 'Thao tác khác' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hẹn giờ đăng' })).toHaveFocus())
  },
}
