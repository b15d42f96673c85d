import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Stack } from '../stack/stack.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Họ và tên', name: 'fullName', onChange: fn(), onBlur: fn(), ref: fn() },
  parameters: { english: { label: 'Full name' } },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByRole('textbox', { name: t('Họ và tên', 'Full name') })
    await userEvent.type(input, 'Nguyễn Thị Ánh')
    await userEvent.tab()
    await expect(input).toHaveValue('Nguyễn Thị Ánh')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(args.ref).toHaveBeenCalledWith(input)
  },
}

export const Required: Story = {
  args: { isRequired: true, help: 'Ghi đúng như trên căn cước.' },
  parameters: { english: { help: 'As on your identity card.' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByRole('textbox')
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleName(t('Họ và tên', 'Full name'))
    await expect(input).toHaveAccessibleDescription(t('Ghi đúng như trên căn cước.', 'As on your identity card.'))
  },
}

export const WithError: Story = {
  args: { error: 'Vui lòng nhập họ và tên', help: 'Ghi đúng như trên căn cước.', defaultValue: 'A' },
  parameters: { english: { error: 'Enter your full name', help: 'As on your identity card.' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      t('Vui lòng nhập họ và tên Ghi đúng như trên căn cước.', 'Enter your full name As on your identity card.'),
    )
  },
}

export const WithAsides: Story = {
  args: {
    label: 'Email',
    type: 'email',
    start: <Mail aria-hidden="true" />,
    end: '@chonoi.vn',
    placeholder: 'ten.ban',
  },
  parameters: { english: { placeholder: 'your.name' } },
}

export const Sizes: Story = {
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <Stack gap={4}>
        <TextField {...args} label={t('Nhỏ', 'Small')} size="sm" />
        <TextField {...args} label={t('Vừa', 'Medium')} />
        <TextField {...args} label={t('Lớn', 'Large')} size="lg" />
      </Stack>
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Trần Văn Bình' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Trần Văn Bình' } }

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'Họ và tên' },
  parameters: { english: { placeholder: 'Full name' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('textbox', { name: t('Họ và tên', 'Full name') })).toBeVisible()
  },
}

export const LongVietnameseText: Story = {
  args: {
    label: 'Tên người nhận hàng hoặc tên cơ quan, doanh nghiệp nơi nhận (ghi đầy đủ như trên giấy tờ)',
    error:
      'Tên không được dài quá 100 ký tự và không được chứa các ký hiệu đặc biệt như < > { } để tránh nhầm lẫn khi giao',
    defaultValue: 'Công ty Trách nhiệm hữu hạn Thương mại và Dịch vụ Nông sản Miền Tây Cửu Long',
  },
}
