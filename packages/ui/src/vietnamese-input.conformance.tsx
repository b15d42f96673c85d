import { type ComponentType, createElement, useState } from 'react'
import { fn, screen, waitFor, within } from 'storybook/test'
import { describe, expect, test } from 'vitest'
import { mount } from '../testing/conformance/mounted.tsx'
import { tagsBeside } from '../testing/conformance/values.ts'
import {
  compose,
  type InputMethod,
  pressEnterWhileComposing,
  pressKey,
  pressLetter,
  settle,
  type Writing,
  write,
} from '../testing/vietnamese/input-methods.ts'
import { AddressPicker } from './address-picker/address-picker.tsx'
import { ColorPicker } from './color-picker/color-picker.tsx'
import { ComboBox } from './combo-box/combo-box.tsx'
import { CommandPalette } from './command-palette/command-palette.tsx'
import { MoneyField } from './money-field/money-field.tsx'
import { MultiSelect } from './multi-select/multi-select.tsx'
import { NumberField } from './number-field/number-field.tsx'
import { OtpField } from './otp-field/otp-field.tsx'
import { PasswordField } from './password-field/password-field.tsx'
import { PhoneField } from './phone-field/phone-field.tsx'
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx'
import { RichTextEditor } from './rich-text-editor/rich-text-editor.tsx'
import { storyHtml } from './rich-text/story-html.ts'
import { SearchField } from './search-field/search-field.tsx'
import { Select } from './select/select.tsx'
import { TextArea } from './text-area/text-area.tsx'
import { TextField } from './text-field/text-field.tsx'
import { TokenField } from './token-field/token-field.tsx'
import { TreeSelect } from './tree-select/tree-select.tsx'

const ways = (['Telex', 'VNI'] as const).flatMap((writing) =>
  (['composing', 'correcting'] as const).map((method) => ({ writing, method })),
)

interface Way {
  writing: Writing
  method: InputMethod
}

function focusBox(container: Element): HTMLInputElement {
  const box = container.querySelector<HTMLInputElement>('input:not([type=hidden]), textarea')
  if (!box) throw new Error('there is no box to write in')
  box.focus()
  return box
}

interface TextBoxProps {
  label: string
  value?: string
  onChange?: (event: { currentTarget: { value: string } }) => void
}

/** A controlled text box: its owner stores the value and passes it back after each letter, even during composition. */
function Owned({ box, onText }: { box: ComponentType<TextBoxProps>; onText: (text: string) => void }) {
  const [text, setText] = useState('')
  return createElement(box, {
    label: 'Ghi chú',
    value: text,
    onChange: ({ currentTarget }) => {
      setText(currentTarget.value)
      onText(currentTarget.value)
    },
  })
}

const textBoxes = { TextField, TextArea, SearchField, PasswordField } as Record<string, ComponentType<TextBoxProps>>

describe.each(Object.entries(textBoxes))('%s', (_, box) => {
  test.each(ways)('takes $writing, $method, and keeps it by itself', async ({ writing, method }) => {
    using mounted = mount(createElement(box, { label: 'Ghi chú' }))
    const input = focusBox(mounted.container)
    await write(['tiếng', 'Đường'], writing, method)
    expect(input.value).toBe('tiếng Đường')
  })

  test.each(ways)('takes $writing, $method, while its owner holds the text', async ({ writing, method }) => {
    const onText = fn()
    using mounted = mount(<Owned box={box} onText={onText} />)
    const input = focusBox(mounted.container)
    await write(['tiếng', 'Đường'], writing, method)
    expect(input.value).toBe('tiếng Đường')
    expect(onText).toHaveBeenLastCalledWith('tiếng Đường')
  })
})

test('SearchField: Enter that belongs to the input method searches for nothing', async () => {
  const onSubmit = fn()
  using mounted = mount(<SearchField label="Tìm" onSubmit={onSubmit} />)
  focusBox(mounted.container)
  await compose('tiếng')
  await pressEnterWhileComposing()
  expect(onSubmit).not.toHaveBeenCalled()
  await settle('tiếng')
  await pressKey('Enter')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('tiếng')
})

const places = [
  { value: 'dl', label: 'Đà Lạt' },
  { value: 'dn', label: 'Đà Nẵng' },
  { value: 'hn', label: 'Hà Nội' },
  { value: 'da', label: 'Dãy A' },
]
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent)

async function expectFoundByWriting({ writing, method }: Way, onChange: ReturnType<typeof fn>, chosen: unknown) {
  await write(['đà'], writing, method)
  await waitFor(() => expect(optionNames()).toEqual(['Đà Lạt', 'Đà Nẵng']))
  await pressKey('ArrowDown')
  await waitFor(() => expect(document.activeElement?.hasAttribute('aria-activedescendant')).toBe(true))
  await compose('l')
  await pressEnterWhileComposing()
  expect(onChange).not.toHaveBeenCalled()
  await settle('')
  await waitFor(() => expect(optionNames()).toEqual(['Đà Lạt', 'Đà Nẵng']))
  await pressKey('ArrowDown')
  await waitFor(() => expect(document.activeElement?.hasAttribute('aria-activedescendant')).toBe(true))
  await pressKey('Enter')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(chosen))
}

test.each(ways)('ComboBox finds by $writing, $method', async (way) => {
  const onChange = fn()
  using mounted = mount(<ComboBox label="Nơi" options={places} onChange={onChange} />)
  const box = focusBox(mounted.container)
  await expectFoundByWriting(way, onChange, 'dl')
  await waitFor(() => expect(box.value).toBe('Đà Lạt'))
})

test.each(ways)('MultiSelect finds by $writing, $method', async (way) => {
  const onChange = fn()
  using mounted = mount(<MultiSelect label="Nơi" options={places} onChange={onChange} />)
  const box = focusBox(mounted.container)
  await expectFoundByWriting(way, onChange, ['dl'])
  await waitFor(() => expect(tagsBeside(box)).toEqual(['Đà Lạt']))
})

test.each(ways)('AddressPicker finds by $writing, $method', async (way) => {
  const onChange = fn()
  const levels = [{ name: 'place', label: 'Nơi', load: () => Promise.resolve(places) }]
  using _ = mount(<AddressPicker label="Địa chỉ" levels={levels} failedMessage="Không tải được" onChange={onChange} />)
  const box = await screen.findByRole('combobox')
  box.focus()
  await expectFoundByWriting(way, onChange, ['dl'])
})

test.each(ways)('TreeSelect finds by $writing, $method', async ({ writing, method }) => {
  const items = places.map(({ value, label }) => ({ id: value, label }))
  using mounted = mount(<TreeSelect label="Nơi" items={items} />)
  mounted.container.querySelector('button')?.click()
  const box = await screen.findByRole('searchbox')
  box.focus()
  await write(['đà'], writing, method)
  await waitFor(() =>
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual(['Đà Lạt', 'Đà Nẵng']),
  )
})

test.each(ways)('ComboBox offers a new option written by $writing, $method', async ({ writing, method }) => {
  const onCreate = fn()
  using mounted = mount(<ComboBox label="Nơi" options={places} onCreate={onCreate} />)
  focusBox(mounted.container)
  await write(['tiếng'], writing, method)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await pressKey('ArrowDown')
  await waitFor(() => expect(document.activeElement?.hasAttribute('aria-activedescendant')).toBe(true))
  await pressKey('Enter')
  await waitFor(() => expect(onCreate).toHaveBeenCalledExactlyOnceWith('tiếng'))
})

test.each(ways)('TokenField adds a word written by $writing, $method', async ({ writing, method }) => {
  const onChange = fn()
  using mounted = mount(<TokenField label="Thẻ" onChange={onChange} defaultValue={['cam']} />)
  const box = focusBox(mounted.container)
  await write(['tiếng'], writing, method)
  expect(document.activeElement).toBe(box)
  await compose('tiếng')
  await pressEnterWhileComposing()
  expect(onChange).not.toHaveBeenCalled()
  await settle('')
  await pressKey('Enter')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['cam', 'tiếng'])
  await waitFor(() => expect(tagsBeside(box)).toEqual(['cam', 'tiếng']))
})

test.each(ways)('CommandPalette finds by $writing, $method', async ({ writing, method }) => {
  const onCommand = fn()
  const commands = places.map(({ value, label }) => ({ id: value, label }))
  using _ = mount(<CommandPalette isOpen onOpenChange={fn()} onCommand={onCommand} commands={commands} />)
  const box = await screen.findByRole('combobox')
  box.focus()
  await write(['đà'], writing, method)
  await waitFor(() => expect(optionNames()).toEqual(['Đà Lạt', 'Đà Nẵng']))
  await compose('n')
  await pressEnterWhileComposing()
  expect(onCommand).not.toHaveBeenCalled()
  await settle('')
  await pressKey('ArrowDown')
  await pressKey('Enter')
  expect(onCommand).toHaveBeenCalledExactlyOnceWith(commands[1])
})

test.each(['Telex', 'VNI'] as const)('Select finds by %s on the closed list', async (writing) => {
  const onChange = fn()
  using mounted = mount(
    <Select label="Nơi" options={places} defaultValue="hn" onChange={(event) => onChange(event.currentTarget.value)} />,
  )
  const list = mounted.container.querySelector('select')
  list?.focus()
  await write(['đà'], writing, 'correcting')
  expect(list?.value).toBe('dl')
  expect(onChange).toHaveBeenLastCalledWith('dl')
})

test('Select finds words with marks by letters without', async () => {
  using mounted = mount(<Select label="Nơi" options={places} defaultValue="dn" />)
  const list = mounted.container.querySelector('select')
  list?.focus()
  for (const letter of 'ha n') await pressLetter(letter)
  expect(list?.value).toBe('hn')
})

test.each(ways)('RichTextEditor takes $writing, $method', async ({ writing, method }) => {
  const onChange = fn()
  using mounted = mount(<RichTextEditor label="Bài viết" allowed={storyHtml} onChange={onChange} />)
  const text = await within(mounted.container).findByRole('textbox')
  text.focus()
  await write(['tiếng', 'Đường'], writing, method)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>tiếng Đường</p>'))
})

/** Types digits under composition, as VNI input methods may do. */
async function composeDigits(digits: string) {
  for (let length = 1; length <= digits.length; length += 1) await compose(digits.slice(0, length))
  await settle(digits)
}

test.each(['composed', 'typed'] as const)('NumberField takes figures %s, and no letters', async (manner) => {
  const onChange = fn()
  using mounted = mount(<NumberField label="Số ghe" onChange={(event) => onChange(event.currentTarget.value)} />)
  const box = focusBox(mounted.container)
  await write(['tiếng'], 'VNI', 'correcting')
  expect(box.value).not.toMatch(/\D/)
  box.select()
  if (manner === 'composed') await composeDigits('1234')
  else for (const digit of '1234') await settle(digit)
  expect(box.value).toBe('1234')
  expect(onChange).toHaveBeenLastCalledWith('1234')
})

test.each(['composed', 'typed'] as const)('MoneyField takes figures %s, and no letters', async (manner) => {
  const onChange = fn()
  using mounted = mount(<MoneyField label="Giá" onChangeInCents={onChange} />)
  const box = focusBox(mounted.container)
  await write(['Đường'], 'Telex', 'composing')
  expect(box.value).toBe('')
  if (manner === 'composed') await composeDigits('1234567')
  else for (const digit of '1234567') await settle(digit)
  expect(box.value).toBe('1.234.567')
  expect(onChange).toHaveBeenLastCalledWith(123_456_700)
})

test.each([
  ['1,500,000.00', '1.500.000', 150_000_000],
  ['500.000,0', '500.000', 50_000_000],
  ['1500000.5', '1500000.5', null],
] as const)('MoneyField reads %s, put in at once, as a whole', async (text, shown, cents) => {
  const onChange = fn()
  using mounted = mount(<MoneyField label="Giá" onChangeInCents={onChange} />)
  const box = focusBox(mounted.container)
  await settle(text)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(cents))
  await waitFor(() => expect(box.value).toBe(shown))
})

test.each(['composed', 'typed'] as const)('OtpField takes figures %s', async (manner) => {
  const onComplete = fn()
  using mounted = mount(<OtpField label="Mã" onComplete={onComplete} />)
  const box = focusBox(mounted.container)
  if (manner === 'composed') await composeDigits('123456')
  else for (const digit of '123456') await settle(digit)
  expect(box.value).toBe('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('PhoneField takes figures composed', async () => {
  using mounted = mount(<PhoneField label="Điện thoại" />)
  const box = focusBox(mounted.container)
  await composeDigits('0909123456')
  expect(box.value).toBe('0909123456')
})

test.each(['composed', 'typed'] as const)('QuantityStepper takes figures %s', async (manner) => {
  const onChange = fn()
  using mounted = mount(<QuantityStepper label="Số lượng" value={1} onChange={onChange} />)
  const box = focusBox(mounted.container)
  box.select()
  if (manner === 'composed') await composeDigits('25')
  else for (const digit of '25') await settle(digit)
  box.blur()
  expect(onChange).toHaveBeenLastCalledWith(25)
})

test.each(['composed', 'typed'] as const)('ColorPicker takes a code %s', async (manner) => {
  const onChange = fn()
  using mounted = mount(<ColorPicker label="Màu" onChange={onChange} />)
  const box = mounted.container.querySelector<HTMLInputElement>('input[type=text]')
  box?.focus()
  box?.select()
  if (manner === 'composed') await composeDigits('0f766e')
  else for (const letter of '0f766e') await settle(letter)
  expect(box?.value).toBe('0f766e')
  expect(onChange).toHaveBeenLastCalledWith('#0f766e')
})
