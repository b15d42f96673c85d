import { Checkbox } from '@chonoi/ui/checkbox'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Select } from '@chonoi/ui/select'
import { TextField } from '@chonoi/ui/text-field'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { shownFields } from './shown-fields.ts'

const options = [
  { value: 'vi', label: 'Tiếng Việt' },
  { value: 'en', label: 'English', help: 'Of the pages' },
]

test('fields are named as the form names them, and choices by their texts', async () => {
  const { screen } = await renderScreen(
    <form aria-label="Shop">
      <TextField label="Name" name="name" isRequired />
      <Select label="Language" name="language" options={options} />
      <RadioGroup label="Mails in" name="mails" options={options} />
      <Checkbox label="Open" help="Buyers see it" name="isOpen" />
    </form>,
    { words: [] },
  )
  const form = screen.getByRole('form', { name: 'Shop' })
  await expect.element(form).toBeVisible()
  const shown = shownFields(form.element() as HTMLFormElement)
  expect(['name', 'language', 'mails', 'isOpen'].map(shown.labelOf)).toEqual(['Name', 'Language', 'Mails in', 'Open'])
  expect(shown.choiceOf('language', 'vi')).toBe('Tiếng Việt')
  expect(shown.choiceOf('mails', 'en')).toBe('English')
  expect(shown.choiceOf('name', 'Gốm')).toBeUndefined()
})
