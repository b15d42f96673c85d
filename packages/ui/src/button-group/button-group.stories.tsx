import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ButtonGroup } from './button-group.tsx'

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Đơn hàng',
    children: (
      <>
        <Button>Xác nhận</Button>
        <Button variant="secondary">In phiếu</Button>
        <Button variant="secondary" disabled>
          Hủy đơn
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Đơn hàng' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Xác nhận' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'In phiếu' })).toHaveFocus()
  },
}

export const Joined: Story = { args: { isJoined: true } }
export const Vertical: Story = { args: { orientation: 'vertical', isJoined: true } }
export const LongWords: Story = {
  args: {
    children: (
      <>
        <Button>Xác nhận tất cả đơn hàng đang chờ của ghe</Button>
        <Button variant="secondary">Chuyển sang đơn vị vận chuyển khác</Button>
      </>
    ),
  },
}
