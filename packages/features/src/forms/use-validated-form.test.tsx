import { ApiError } from '@chonoi/api-client'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { TextField } from '@chonoi/ui/text-field'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { editedRow } from './edited-row.ts'
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

interface Shop {
  version: number
  name: string
  city: string
}

type ShopFields = Pick<Shop, 'name' | 'city'>

const fieldsOf = ({ name, city }: Shop): ShopFields => ({ name, city })
const changedMeanwhile = (current: Shop) =>
  new ApiError({ status: 409, code: 'row.changed', message: '', details: { current } })

/** A form over a row that others change: `save` answers as the server would. */
function ShopForm({ shop, save }: { shop: Shop; save: (changes: Partial<Shop>) => Promise<Shop> }) {
  const { formProps, field } = useValidatedForm<ShopFields>({
    validate,
    edited: editedRow({ row: shop, fieldsOf, bodyOf: (fields: ShopFields) => fields, save }),
  })
  return (
    <Form {...formProps}>
      <TextField label="Name" {...field('name')} />
      <TextField label="City" {...field('city')} />
      <Button type="submit">Save</Button>
    </Form>
  )
}

const shop: Shop = { version: 1, name: 'Gốm', city: 'Huế' }

/** Types a name into the form and saves. `answers` are those of the server, in order. */
async function renameShop(answers: readonly (Shop | ApiError)[]) {
  const sent: Partial<Shop>[] = []
  async function save(changes: Partial<Shop>) {
    const answer = answers[sent.length]
    sent.push(changes)
    if (!answer) throw new Error('nothing more is sent')
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const { screen } = await renderScreen(<ShopForm shop={shop} save={save} />, { words: [] })
  const box = (name: string) => screen.getByRole('textbox', { name })
  const press = () => screen.getByRole('button', { name: 'Save' }).click()
  await box('Name').fill('Gốm Hai')
  await press()
  return { screen, sent, name: box('Name'), city: box('City'), press }
}

test('a form of a stored row sends only what was changed, and nothing more once it is saved', async () => {
  const { sent, press, name } = await renameShop([{ ...shop, version: 2, name: 'Gốm Hai' }])
  await expect.poll(() => sent).toEqual([{ name: 'Gốm Hai', version: 1 }])
  await press()
  await expect.element(name).toHaveValue('Gốm Hai')
  expect(sent).toHaveLength(1)
})

test('a form of a stored row takes over what others changed of other fields, and saves over their version', async () => {
  const theirs = { version: 4, name: 'Gốm', city: 'Hội An' }
  const { sent, city } = await renameShop([changedMeanwhile(theirs), { ...theirs, version: 5, name: 'Gốm Hai' }])
  await expect.poll(() => sent.at(-1)).toEqual({ name: 'Gốm Hai', version: 4 })
  await expect.element(city).toHaveValue('Hội An')
})

test('a form of a stored row shows both values of a field that both changed, and keeps its own and the focus', async () => {
  const theirs = { version: 4, name: 'Gốm Ba', city: 'Hội An' }
  const { screen, sent, name, city, press } = await renameShop([
    changedMeanwhile(theirs),
    { ...theirs, version: 5, name: 'Gốm Hai' },
  ])
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByRole('radio', { name: /Gốm Hai$/ })).toBeChecked()
  await expect.element(alert.getByRole('radio', { name: /Gốm Ba$/ })).not.toBeChecked()
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  await expect.element(name).toHaveValue('Gốm Hai')
  await expect.element(city).toHaveValue('Hội An')
  expect(sent).toHaveLength(1)
  await press()
  await expect.poll(() => sent.at(-1)).toEqual({ name: 'Gốm Hai', version: 4 })
  await expect.element(alert).not.toBeInTheDocument()
})

test('a form of a stored row takes over a version that is read while it is open, under what was typed', async () => {
  const save = () => Promise.reject(new Error('nothing is sent'))
  function Reread() {
    const [read, setRead] = useState(shop)
    return (
      <>
        <ShopForm shop={read} save={save} />
        <Button onClick={() => setRead({ version: 2, name: 'Gốm', city: 'Hội An' })}>Read again</Button>
      </>
    )
  }
  const { screen } = await renderScreen(<Reread />, { words: [] })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await name.fill('Gốm Hai')
  await screen.getByRole('button', { name: 'Read again' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Hội An')
  await expect.element(name).toHaveValue('Gốm Hai')
})
