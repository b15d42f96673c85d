import { screen, userEvent, waitFor } from 'storybook/test'
import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/conformance/mounted.tsx'
import { ComboBox } from './combo-box.tsx'

const places = [
  { value: 'hn', label: 'Hà Nội' },
  { value: 'ct', label: 'Cần Thơ' },
]

/** Events within one task, in which no code can arrive. */
function at(box: HTMLInputElement) {
  return {
    type(text: string) {
      box.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    press(key: string) {
      box.focus()
      return box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
  }
}

function mounted(value: string | null) {
  const onChange = vi.fn<(value: string | null) => void>()
  const shown = mount(<ComboBox label="Nơi" options={places} defaultValue={value} onChange={onChange} />)
  return { shown, onChange, box: screen.getByRole<HTMLInputElement>('combobox') }
}

test('ComboBox: the list that comes late finds what is typed, in the same box', async () => {
  const { shown, onChange, box } = mounted(null)
  using _ = shown
  at(box).type('can')
  expect(screen.queryByRole('listbox')).toBeNull()
  // Else the form around it would be sent, with a choice that isn't made.
  expect(at(box).press('Enter')).toBe(false)
  await userEvent.click(await screen.findByRole('option', { name: 'Cần Thơ' }))
  expect(screen.getByRole('combobox')).toBe(box)
  expect(box.value).toBe('Cần Thơ')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ct')
})

test.each([
  ['ArrowDown', 'Hà Nội'],
  ['ArrowUp', 'Cần Thơ'],
])('ComboBox: %s before the list is there opens it at %s', async (key, name) => {
  const { shown, box } = mounted(null)
  using _ = shown
  at(box).press(key)
  const option = await screen.findByRole('option', { name })
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(option.id))
})

test('ComboBox: ArrowDown and Enter before the list is there choose its first option', async () => {
  const { shown, onChange, box } = mounted(null)
  using _ = shown
  at(box).press('ArrowDown')
  expect(at(box).press('Enter')).toBe(false)
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('hn'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(box.value).toBe('Hà Nội')
})

test('ComboBox: a press on its button before the list is there opens it', async () => {
  const { shown, box } = mounted('hn')
  using _ = shown
  screen.getByRole('button').click()
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(document.activeElement).toBe(box)
})

test('ComboBox: what is left before the list is there becomes the choice again', async () => {
  const { shown, onChange, box } = mounted('hn')
  using _ = shown
  at(box).type('xyz')
  box.blur()
  await waitFor(() => expect(box.value).toBe('Hà Nội'))
  at(box).type('')
  box.blur()
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(null))
  expect(box.value).toBe('')
})
