import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, ShoppingCart } from 'lucide-react'
import { expect, fn, userEvent, type Mock } from 'storybook/test'
import { expectButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Stack } from '../stack/stack.tsx'
import { Button, buttonVariants } from './button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { keyboard: 'button', english: { children: 'Add to cart' } },
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
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack direction="row" gap={3} isWrapping>
        <Button>{t('Mua ngay', 'Buy now')}</Button>
        <Button variant="secondary">{t('Xem gian hàng', 'Visit shop')}</Button>
        <Button variant="ghost">{t('Bỏ qua', 'Skip')}</Button>
        <Button variant="danger">{t('Hủy đơn hàng', 'Cancel order')}</Button>
      </Stack>
    )
  },
}

export const Sizes: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack direction="row" gap={3} isWrapping>
        <Button size="sm">{t('Nhỏ', 'Small')}</Button>
        <Button size="md">{t('Vừa', 'Medium')}</Button>
        <Button size="lg">{t('Lớn', 'Large')}</Button>
      </Stack>
    )
  },
}

export const WithIcons: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack direction="row" gap={3} isWrapping>
        <Button iconStart={<ShoppingCart aria-hidden="true" />}>{t('Thêm vào giỏ', 'Add to cart')}</Button>
        <Button variant="secondary" iconEnd={<Plus aria-hidden="true" />}>
          {t('Thêm địa chỉ', 'Add address')}
        </Button>
      </Stack>
    )
  },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const button = canvas.getByRole('button', { name: t('Thêm vào giỏ', 'Add to cart') })
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
  parameters: { english: { disabledReason: 'This product is sold out' } },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const button = canvas.getByRole('button', { name: t('Thêm vào giỏ', 'Add to cart') })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(t('Sản phẩm đã hết hàng', 'This product is sold out'))
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
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack direction="row" isWrapping>
        <a href="#cho" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          {t('Xem chợ', 'View market')}
        </a>
        <Button asChild iconStart={<ShoppingCart aria-hidden="true" />} className="cart">
          <a href="#gio" className="link">
            {t('Xem giỏ', 'View cart')}
          </a>
        </Button>
        <Button asChild disabledReason={t('Sản phẩm đã hết hàng', 'This product is sold out')}>
          <a href="#mua">{t('Mua ngay', 'Buy now')}</a>
        </Button>
      </Stack>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('link', { name: t('Xem chợ', 'View market') })).toHaveClass('ui-button--secondary')
    const cart = canvas.getByRole('link', { name: t('Xem giỏ', 'View cart') })
    await expect(cart).toHaveClass('ui-button', 'cart', 'link')
    await expect(cart).not.toHaveAttribute('type')
    const buy = canvas.getByRole('link', { name: t('Mua ngay', 'Buy now') })
    await expect(buy).toHaveAttribute('aria-disabled', 'true')
    await expect(buy).toHaveAccessibleDescription(t('Sản phẩm đã hết hàng', 'This product is sold out'))
    await userEvent.click(buy)
    await expect(location.hash).not.toBe('#mua')
  },
}
