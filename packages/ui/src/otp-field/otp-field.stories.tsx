import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OtpField } from './otp-field.tsx'

const meta = {
  title: 'Inputs/OtpField',
  component: OtpField,
  args: { label: 'Mã xác thực', name: 'code', help: 'Gồm 6 chữ số trong ứng dụng', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const box = canvas.getByRole('textbox', { name: 'Mã xác thực' })
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('12a34')
    await expect(box).toHaveValue('1234')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('123')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Mã: 481 506')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('481506')
  },
}

export const FourDigits: Story = { args: { length: 4, help: 'Gồm 4 chữ số trong tin nhắn', defaultValue: '12' } }
export const WithError: Story = { args: { error: 'Mã đã hết hạn', defaultValue: '481506' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '481506' } }
