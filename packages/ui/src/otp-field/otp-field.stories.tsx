import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { OtpField } from './otp-field.tsx'

const meta = {
  title: 'Inputs/OtpField',
  component: OtpField,
  args: { label: 'Mã xác thực', name: 'code', help: 'Gồm 6 chữ số trong ứng dụng', onChange: fn(), onComplete: fn() },
  parameters: { english: { label: 'Verification code', help: '6 digits from your app' } },
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    const box = canvas.getByRole('textbox', { name: t('Mã xác thực', 'Verification code') })
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
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(t('Mã: 481 506', 'Code: 481 506'))
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('481506')
  },
}

export const FourDigits: Story = {
  args: { length: 4, help: 'Gồm 4 chữ số trong tin nhắn', defaultValue: '12' },
  parameters: { english: { help: '4 digits from the text message' } },
}
export const WithError: Story = {
  args: { error: 'Mã đã hết hạn', defaultValue: '481506' },
  parameters: { english: { error: 'The code has expired' } },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '481506' } }
