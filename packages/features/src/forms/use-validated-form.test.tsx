import { ApiError } from '@chonoi/api-client'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { TextField } from '@chonoi/ui/text-field'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { useValidatedForm } from './use-validated-form.ts'

const validate = ({ name }: { name: string }) =>
  name === '' ? [{ field: 'name' as const, code: 'required' as const }] : []

function Letter({ onSubmit }: { onSubmit: () => Promise<unknown> }) {
  const { formProps, field } = useValidatedForm({ defaultValues: { name: 'Út Mười' }, validate, onSubmit })
  return (
    <Form {...formProps}>
      <TextField label="Name" {...field('name')} />
      <Button type="submit">Send</Button>
    </Form>
  )
}

async function sendInto(failure: unknown) {
  const { screen } = await renderScreen(<Letter onSubmit={() => Promise.reject(failure)} />, { words: [] })
  await screen.getByRole('button', { name: 'Send' }).click()
  return { screen, alert: screen.getByRole('alert'), name: screen.getByRole('textbox', { name: 'Name' }) }
}

test.each([
  ['no server', new ApiError({ status: 0, code: 'FETCH_ERROR', message: '' }), 'Network connection failed'],
  ['no answer in time', new ApiError({ status: 0, code: 'TIMEOUT_ERROR', message: '' }), 'took too long'],
  ['a server that fails', new ApiError({ status: 503, code: 'server.unavailable', message: '' }), 'not available'],
  ['a page in place of an answer', new ApiError({ status: 502, code: 'PARSING_ERROR', message: '' }), 'Server error'],
  ['a fault of our own', new RangeError('bug'), 'Something went wrong'],
])(
  '%s is told as a failure of the sending, not as a thing to correct, and what was typed stays',
  async (_, failure, reason) => {
    const { alert, name } = await sendInto(failure)
    await expect.element(alert).toHaveFocus()
    await expect.element(alert).toMatchTextContent(/^Could not be sent, but what you typed is still here/)
    await expect.element(alert).toMatchTextContent(reason)
    await expect.element(alert).not.toMatchTextContent('to correct')
    await expect.element(name).toHaveValue('Út Mười')
  },
)

test('a refusal of the whole form shows only its own text', async () => {
  const { alert } = await sendInto(new ApiError({ status: 401, code: 'auth.invalid_credentials', message: '' }))
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toMatchTextContent(/^Email or password is wrong$/)
})

test('a field error of the server shows in the summary with a link to the field', async () => {
  const fields = [{ path: 'name', code: 'too_short', params: { min: 20 } }]
  const { screen, alert, name } = await sendInto(
    new ApiError({ status: 422, code: 'request.invalid', message: '', fields }),
  )
  await expect.element(alert).toMatchTextContent('There is 1 thing to correct')
  await screen.getByRole('link', { name: 'Name: At least 20 characters are needed' }).click()
  await expect.element(name).toHaveFocus()
})

test('an earlier failure disappears with the next attempt', async () => {
  const { screen, alert, name } = await sendInto(new ApiError({ status: 0, code: 'FETCH_ERROR', message: '' }))
  await expect.element(alert).toHaveFocus()
  await name.fill('')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(alert).toMatchTextContent(/^There is 1 thing to correct/)
  await expect.element(alert).not.toMatchTextContent('Could not be sent')
})
