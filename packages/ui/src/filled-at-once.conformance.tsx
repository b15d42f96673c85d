import { screen, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/conformance/mounted.tsx'
import { ComboBox, type ComboBoxOption } from './combo-box/combo-box.tsx'

const places = [
  { value: 'hn', label: 'Hà Nội' },
  { value: 'ct', label: 'Cần Thơ' },
]
const onChange = vi.fn<(value: string | null) => void>()
beforeEach(() => onChange.mockClear())
const boxOf = () => screen.getByRole<HTMLInputElement>('combobox')

/** As the browser's own filling-in does it: the events of a focus that the box doesn't get, each by itself. */
async function fillInForPerson(box: HTMLInputElement, text: string) {
  const events = {
    before: [new FocusEvent('focus'), new FocusEvent('focusin', { bubbles: true })],
    after: [
      new Event('change', { bubbles: true }),
      new FocusEvent('blur'),
      new FocusEvent('focusout', { bubbles: true }),
    ],
  }
  const dispatch = async (event: Event) => {
    box.dispatchEvent(event)
    await Promise.resolve()
  }
  for (const event of events.before) await dispatch(event)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
  await dispatch(new InputEvent('input', { bubbles: true }))
  for (const event of events.after) await dispatch(event)
}

test('ComboBox: text that is pasted as a whole finds its options', async () => {
  using _ = mount(<ComboBox label="Nơi" options={places} onChange={onChange} />)
  await userEvent.click(boxOf())
  await userEvent.paste('Cần')
  await userEvent.click(await screen.findByRole('option', { name: 'Cần Thơ' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ct')
})

test('ComboBox: the name of an option that the browser fills in is chosen', async () => {
  using _ = mount(<ComboBox label="Nơi" options={places} onChange={onChange} />)
  await fillInForPerson(boxOf(), 'cần thơ')
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('ct'))
  await waitFor(() => expect(boxOf().value).toBe('Cần Thơ'))
})

test('ComboBox: what the browser fills in and no option is called is chosen by nobody', async () => {
  using _ = mount(<ComboBox label="Nơi" options={places} onChange={onChange} />)
  await fillInForPerson(boxOf(), 'Cần')
  await waitFor(() => expect(boxOf().value).toBe(''))
  expect(onChange).not.toHaveBeenCalled()
})

/** A box whose options come later. */
function Awaited({ value }: { value?: string }) {
  const [options, setOptions] = useState<ComboBoxOption[]>([])
  return (
    <>
      <ComboBox
        label="Nơi"
        isLoading={options.length === 0}
        options={options}
        onChange={onChange}
        {...(value && { value })}
      />
      <button
        type="button"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOptions(places)}
      >
        Tải
      </button>
    </>
  )
}
const answer = () => screen.getByText('Tải').click()

test('ComboBox: text that was there before its options stays, and finds them', async () => {
  using _ = mount(<Awaited />)
  await userEvent.click(boxOf())
  await userEvent.paste('Cần')
  answer()
  await userEvent.click(await screen.findByRole('option', { name: 'Cần Thơ' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ct')
})

test('ComboBox: a value is named once its option is known', async () => {
  using _ = mount(<Awaited value="ct" />)
  expect(boxOf().value).toBe('')
  answer()
  await waitFor(() => expect(boxOf().value).toBe('Cần Thơ'))
})

test('ComboBox: text stays when the page scrolls below it, and finds its options again', async () => {
  using _ = mount(
    <div style={{ height: '300vh' }}>
      <ComboBox label="Nơi" options={places} onChange={onChange} />
    </div>,
  )
  await userEvent.click(boxOf())
  await userEvent.paste('Cần')
  await screen.findByRole('option', { name: 'Cần Thơ' })
  window.scrollTo(0, 20)
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(boxOf().value).toBe('Cần')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(await screen.findByRole('option', { name: 'Cần Thơ' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ct')
})
