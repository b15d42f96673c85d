import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banknote, Wallet } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRadioGroupKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  parameters: {
    keyboard: 'radioGroup',
    english: {
      label: 'Payment method',
      options: [
        {
          value: 'wallet',
          label: 'Wallet',
          help: 'Balance 1.250.000 ₫',
          media: <Wallet aria-hidden="true" />,
          aside: '0 ₫',
        },
        { value: 'cash', label: 'On delivery', media: <Banknote aria-hidden="true" />, aside: '15.000 ₫' },
        { value: 'card', label: 'Card', help: 'Not available in this area yet', isDisabled: true },
      ],
    },
  },
  args: {
    label: 'Phương thức thanh toán',
    name: 'method',
    onChange: fn(),
    options: [
      { value: 'wallet', label: 'Ví', help: 'Số dư 1.250.000 ₫', media: <Wallet aria-hidden="true" />, aside: '0 ₫' },
      { value: 'cash', label: 'Khi nhận hàng', media: <Banknote aria-hidden="true" />, aside: '15.000 ₫' },
      { value: 'card', label: 'Thẻ', help: 'Chưa hỗ trợ ở khu vực này', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('radiogroup', { name: t('Phương thức thanh toán', 'Payment method') })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('wallet')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('cash')
    await expect(canvas.getByRole('radio', { name: t('Khi nhận hàng', 'On delivery') })).toBeChecked()
  },
}

export const Cards: Story = { args: { layout: 'cards', defaultValue: 'wallet' } }

/** One choice out of several kinds: the arrow keys go on from one section to the next. */
export const Sections: Story = {
  args: {
    layout: 'cards',
    defaultValue: 'wallet',
    options: [
      { value: 'wallet', label: 'Ví Chợ Nổi', section: 'Ví' },
      { value: 'momo', label: 'MoMo', section: 'Ví' },
      { value: 'cash', label: 'Tiền mặt', section: 'Khi nhận hàng' },
    ],
  },
  parameters: {
    english: {
      options: [
        { value: 'wallet', label: 'Chợ Nổi wallet', section: 'Wallets' },
        { value: 'momo', label: 'MoMo', section: 'Wallets' },
        { value: 'cash', label: 'Cash', section: 'On delivery' },
      ],
    },
  },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const wallets = canvas.getByRole('group', { name: t('Ví', 'Wallets') })
    await expect(within(wallets).getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: 'MoMo' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('cash')
  },
}

export const Chips: Story = {
  args: {
    label: 'Cỡ áo',
    layout: 'chips',
    defaultValue: 'm',
    options: [
      { value: 's', label: 'S', help: 'Hết hàng', isDisabled: true },
      { value: 'm', label: 'M' },
      { value: 'l', label: 'L' },
      { value: 'xl', label: 'XL, dáng rộng' },
    ],
  },
  parameters: {
    english: {
      label: 'Shirt size',
      options: [
        { value: 's', label: 'S', help: 'Sold out', isDisabled: true },
        { value: 'm', label: 'M' },
        { value: 'l', label: 'L' },
        { value: 'xl', label: 'XL, loose fit' },
      ],
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^S/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('l')
  },
}
export const Row: Story = {
  args: {
    layout: 'row',
    options: [
      { value: 'nam', label: 'Nam' },
      { value: 'nu', label: 'Nữ' },
    ],
  },
  parameters: {
    english: {
      options: [
        { value: 'nam', label: 'Men' },
        { value: 'nu', label: 'Women' },
      ],
    },
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Hãy chọn một phương thức thanh toán' },
  parameters: { english: { error: 'Choose a payment method' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true, layout: 'cards', defaultValue: 'cash' } }

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectRadioGroupKeyboard(canvas.getByRole('radiogroup')) }
