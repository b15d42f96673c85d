import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MoneyField } from '../money-field/money-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    submitCount: 1,
    errors: [
      { name: 'address.street', message: 'Vui lòng nhập địa chỉ' },
      { name: 'amount', message: 'Số tiền tối thiểu là 10.000 ₫' },
      { message: 'Đơn hàng đã thay đổi, hãy kiểm tra lại' },
    ],
  },
  render: (args) => (
    <form>
      <Stack>
        <ErrorSummary {...args} />
        <TextField label="Địa chỉ" name="address.street" error="Vui lòng nhập địa chỉ" />
        <MoneyField label="Số tiền" name="amount" error="Số tiền tối thiểu là 10.000 ₫" />
      </Stack>
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent(
      globals.locale === 'vi' ? 'Có 3 mục cần sửa' : 'There are 3 things to correct',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Vui lòng nhập địa chỉ' }))
    await expect(canvas.getByRole('textbox', { name: 'Địa chỉ' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /Số tiền tối thiểu/ }))
    await expect(canvas.getByRole('textbox', { name: 'Số tiền (đồng)' })).toHaveFocus()
  },
}

export const NothingWrong: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
