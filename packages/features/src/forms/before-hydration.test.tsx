import { createI18n } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { TextField } from '@chonoi/ui/text-field'
import { UiProvider, viLabels } from '@chonoi/ui/ui-provider'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nProvider } from '@chonoi/i18n/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useValidatedForm } from './use-validated-form.ts'

const sent: unknown[] = []
const i18n = createI18n('vi')
let unmount = () => {}

function Contact() {
  const { formProps, field } = useValidatedForm({
    defaultValues: { name: '', isFriend: false },
    validate: () => [],
    onSubmit: async (values) => sent.push(values),
  })
  return (
    <Form {...formProps}>
      <TextField label="Tên" {...field('name')} />
      <label>
        <input type="checkbox" {...field('isFriend')} /> Bạn
      </label>
      <Button type="submit">Gửi</Button>
    </Form>
  )
}

const site = (
  <I18nProvider i18n={i18n}>
    <UiProvider locale="vi" labels={viLabels} navigate={() => {}}>
      <Contact />
    </UiProvider>
  </I18nProvider>
)

/** The server-rendered page before hydration. */
function showMarkup(): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(site)
  document.body.append(container)
  unmount = () => container.remove()
  return container
}

function takeOver(container: HTMLElement) {
  const root = hydrateRoot(container, site)
  unmount = () => {
    root.unmount()
    container.remove()
  }
}

afterEach(() => {
  unmount()
  sent.length = 0
})

const nameBox = () => page.getByRole('textbox', { name: 'Tên' })
const button = () => page.getByRole('button', { name: 'Gửi' })

test('a server-rendered form cannot be submitted before the script that validates it', async () => {
  const container = showMarkup()
  await expect.element(button()).toBeDisabled()
  takeOver(container)
  await expect.element(button()).toBeEnabled()
})

test('input and ticked boxes from before hydration are kept and sent', async () => {
  const container = showMarkup()
  await userEvent.fill(nameBox(), 'Út Mười')
  await userEvent.click(page.getByRole('checkbox'))
  takeOver(container)
  await userEvent.click(button())
  await expect.element(nameBox()).toHaveValue('Út Mười')
  await expect.poll(() => sent).toEqual([{ name: 'Út Mười', isFriend: true }])
})
