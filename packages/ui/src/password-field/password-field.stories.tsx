import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Mật khẩu', name: 'password' },
  parameters: { english: { label: 'Password' } },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByLabelText(t('Mật khẩu', 'Password'))
    await userEvent.click(input)
    await userEvent.paste('M4t-kh4u')
    await expect(input).toHaveAttribute('type', 'password')
    const [show, hide] = t(['Hiện mật khẩu', 'Ẩn mật khẩu'], ['Show password', 'Hide password'])
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('M4t-kh4u')
    await userEvent.click(canvas.getByRole('button', { name: hide }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const New: Story = {
  args: { autoComplete: 'new-password', help: 'Ít nhất 8 ký tự.' },
  parameters: { english: { help: 'At least 8 characters.' } },
}
export const WithError: Story = {
  args: { error: 'Mật khẩu không đúng' },
  parameters: { english: { error: 'Wrong password' } },
}
export const Disabled: Story = { args: { disabled: true } }
