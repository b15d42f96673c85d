import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form, type FormError } from './form.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

/** Submitting fails because the server can't be reached. */
function SignIn() {
  const t = textsIn(useUi())
  const messages = {
    email: t('Vui lòng nhập email', 'Enter your email'),
    password: t('Vui lòng nhập mật khẩu', 'Enter your password'),
  }
  const failure = {
    title: t('Không gửi được, nhưng những gì bạn đã nhập vẫn còn nguyên', 'Not sent, but what you typed is still here'),
    message: t('Mất kết nối mạng. Vui lòng thử lại sau.', 'No connection. Try again later.'),
  }
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
      <PasswordField label={t('Mật khẩu', 'Password')} name="password" isRequired error={errorOf('password')} />
      <Button type="submit">{t('Đăng nhập', 'Sign in')}</Button>
    </Form>
  )
}

const meta = { title: 'Forms/Form', component: SignIn } satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FailedTwice: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const send = canvas.getByRole('button', { name: t('Đăng nhập', 'Sign in') })
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
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'ban@chonoi.vn')
    await userEvent.type(canvas.getByLabelText(t(/Mật khẩu/, /Password/)), 'con đò bến cũ')
    await userEvent.click(canvas.getByRole('button', { name: t('Đăng nhập', 'Sign in') }))
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveFocus()
    await expect(alert).toHaveTextContent(/Không gửi được|Not sent/)
    await expect(email).toHaveValue('ban@chonoi.vn')
  },
}

export const WithNotice: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    const notice = <Alert tone="warning">{t('Người khác vừa lưu thay đổi.', 'Somebody else saved changes.')}</Alert>
    return (
      <Form notice={notice}>
        <TextField label="Email" name="email" type="email" />
      </Form>
    )
  },
}
