import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
  parameters: {
    english: {
      errors: [
        { name: 'address.street', message: 'Enter an address' },
        { name: 'amount', message: 'The minimum amount is 10.000 ₫' },
        { message: 'The order has changed. Check it again' },
      ],
    },
  },
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <form>
        <Stack>
          <ErrorSummary {...args} />
          <TextField
            label={t('Địa chỉ', 'Address')}
            name="address.street"
            error={t('Vui lòng nhập địa chỉ', 'Enter an address')}
          />
          <MoneyField
            label={t('Số tiền', 'Amount')}
            name="amount"
            error={t('Số tiền tối thiểu là 10.000 ₫', 'The minimum amount is 10.000 ₫')}
          />
        </Stack>
      </form>
    )
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent(t('Có 3 mục cần sửa', 'There are 3 things to correct'))
    await userEvent.click(canvas.getByRole('link', { name: t('Vui lòng nhập địa chỉ', 'Enter an address') }))
    await expect(canvas.getByRole('textbox', { name: t('Địa chỉ', 'Address') })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: t(/Số tiền tối thiểu/, /The minimum amount/) }))
    await expect(canvas.getByRole('textbox', { name: t('Số tiền (đồng)', 'Amount (đồng)') })).toHaveFocus()
  },
}

export const NothingWrong: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
