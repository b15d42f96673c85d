import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form, type FormError } from './form.tsx'

const messages = { email: 'Vui lòng nhập email', password: 'Vui lòng nhập mật khẩu' }

const failure = {
  title: 'Không gửi được, nhưng những gì bạn đã nhập vẫn còn nguyên',
  message: 'Mất kết nối mạng. Vui lòng thử lại sau.',
}

/** Submitting fails because the server can't be reached. */
function SignIn() {
  const [submitCount, setSubmitCount] = useState(0)
  const [errors, setErrors] = useState<FormError[]>([])
  const [isUnreachable, setUnreachable] = useState(false)
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const missing = (['email', 'password'] as const).filter((name) => entries.get(name) === '')
    setErrors(missing.map((name) => ({ name, message: messages[name] })))
    setUnreachable(missing.length === 0)
    setSubmitCount((count) => count + 1)
  }

  return (
    <Form errors={errors} failure={isUnreachable ? failure : undefined} submitCount={submitCount} onSubmit={submit}>
      <TextField label="Email" name="email" type="email" isRequired error={errorOf('email')} />
      <PasswordField label="Mật khẩu" name="password" isRequired error={errorOf('password')} />
      <Button type="submit">Đăng nhập</Button>
    </Form>
  )
}

const meta = { title: 'Forms/Form', component: SignIn } satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FailedTwice: Story = {
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Đăng nhập' })
    await userEvent.click(send)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ban@chonoi.vn')
    await userEvent.click(send)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ban@chonoi.vn')
  },
}

export const NotSent: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'ban@chonoi.vn')
    await userEvent.type(canvas.getByLabelText(/Mật khẩu/), 'con đò bến cũ')
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }))
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveFocus()
    await expect(alert).toHaveTextContent(failure.title)
    await expect(email).toHaveValue('ban@chonoi.vn')
  },
}
