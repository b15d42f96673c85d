import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, ShoppingCart } from 'lucide-react'
import { expect, fn, userEvent, type Mock } from 'storybook/test'
import { expectButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Stack } from '../stack/stack.tsx'
import { Button, buttonVariants } from './button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { keyboard: 'button' },
  args: { children: 'Thêm vào giỏ', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: () => (
    <Stack direction="row" gap={3} isWrapping>
      <Button>Mua ngay</Button>
      <Button variant="secondary">Xem gian hàng</Button>
      <Button variant="ghost">Bỏ qua</Button>
      <Button variant="danger">Hủy đơn hàng</Button>
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={3} isWrapping>
      <Button size="sm">Nhỏ</Button>
      <Button size="md">Vừa</Button>
      <Button size="lg">Lớn</Button>
    </Stack>
  ),
}

export const WithIcons: Story = {
  render: () => (
    <Stack direction="row" gap={3} isWrapping>
      <Button iconStart={<ShoppingCart aria-hidden="true" />}>Thêm vào giỏ</Button>
      <Button variant="secondary" iconEnd={<Plus aria-hidden="true" />}>
        Thêm địa chỉ
      </Button>
    </Stack>
  ),
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Thêm vào giỏ' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const LoadingDoesNotSubmit: Story = {
  args: { isLoading: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={submitted}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Sản phẩm đã hết hàng' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Thêm vào giỏ' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Sản phẩm đã hết hàng')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongVietnameseText: Story = {
  args: { children: 'Xác nhận đã chuyển khoản đúng số tiền và nội dung được hướng dẫn ở phía trên', isFullWidth: true },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  play: ({ args, canvas }) =>
    expectButtonKeyboard(canvas.getByRole('button'), () => (args.onClick as Mock).mock.calls.length),
}

/** A link styled as a button, by its classes or with `asChild`. */
export const AsLink: Story = {
  render: () => (
    <Stack direction="row" isWrapping>
      <a href="#cho" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
        Xem chợ
      </a>
      <Button asChild iconStart={<ShoppingCart aria-hidden="true" />} className="cart">
        <a href="#gio" className="link">
          Xem giỏ
        </a>
      </Button>
      <Button asChild disabledReason="Sản phẩm đã hết hàng">
        <a href="#mua">Mua ngay</a>
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem chợ' })).toHaveClass('ui-button--secondary')
    const cart = canvas.getByRole('link', { name: 'Xem giỏ' })
    await expect(cart).toHaveClass('ui-button', 'cart', 'link')
    await expect(cart).not.toHaveAttribute('type')
    const buy = canvas.getByRole('link', { name: 'Mua ngay' })
    await expect(buy).toHaveAttribute('aria-disabled', 'true')
    await expect(buy).toHaveAccessibleDescription('Sản phẩm đã hết hàng')
    await userEvent.click(buy)
    await expect(location.hash).not.toBe('#mua')
  },
}
