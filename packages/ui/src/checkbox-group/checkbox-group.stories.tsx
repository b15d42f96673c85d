import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { CheckboxGroup } from './checkbox-group.tsx'

const meta = {
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Nhận thông báo về',
    defaultValue: ['orders'],
    onChange: fn(),
    options: [
      { value: 'orders', label: 'Đơn hàng', help: 'Xác nhận, giao hàng, hoàn tiền' },
      { value: 'offers', label: 'Khuyến mãi' },
      { value: 'news', label: 'Tin tức', isDisabled: true },
    ],
  },
  parameters: {
    english: {
      label: 'Notify me about',
      options: [
        { value: 'orders', label: 'Orders', help: 'Confirmations, deliveries, refunds' },
        { value: 'offers', label: 'Offers' },
        { value: 'news', label: 'News', isDisabled: true },
      ],
    },
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('group', { name: t('Nhận thông báo về', 'Notify me about') })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: t('Khuyến mãi', 'Offers') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['orders', 'offers'])
    await userEvent.click(canvas.getByRole('checkbox', { name: t(/Đơn hàng/, /Orders/) }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['offers'])
  },
}

export const WithError: Story = {
  args: { isRequired: true, defaultValue: [], error: 'Hãy chọn ít nhất một mục', help: 'Có thể chọn nhiều mục.' },
  parameters: { english: { error: 'Choose at least one', help: 'You can choose several.' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      t('Hãy chọn ít nhất một mục Có thể chọn nhiều mục.', 'Choose at least one You can choose several.'),
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }
