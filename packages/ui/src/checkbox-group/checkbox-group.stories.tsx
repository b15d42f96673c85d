import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
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
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Nhận thông báo về' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Khuyến mãi' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['orders', 'offers'])
    await userEvent.click(canvas.getByRole('checkbox', { name: /Đơn hàng/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['offers'])
  },
}

export const WithError: Story = {
  args: { isRequired: true, defaultValue: [], error: 'Hãy chọn ít nhất một mục', help: 'Có thể chọn nhiều mục.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Hãy chọn ít nhất một mục Có thể chọn nhiều mục.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }
