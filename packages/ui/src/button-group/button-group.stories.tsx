import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
  parameters: {
    english: {
      label: 'Orders',
      children: (
        <>
          <Button>Confirm</Button>
          <Button variant="secondary">Print slip</Button>
          <Button variant="secondary" disabled>
            Cancel order
          </Button>
        </>
      ),
    },
  },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('group', { name: t('Đơn hàng', 'Orders') })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('Xác nhận', 'Confirm') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('In phiếu', 'Print slip') })).toHaveFocus()
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
  parameters: {
    english: {
      children: (
        <>
          <Button>Confirm all orders that wait on the boat</Button>
          <Button variant="secondary">Hand over to another carrier</Button>
        </>
      ),
    },
  },
}
