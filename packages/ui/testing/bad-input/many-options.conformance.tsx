import type { ReactNode } from 'react'
import { fn, screen, userEvent, waitFor } from 'storybook/test'
import { expect, test } from 'vitest'
import { AddressPicker } from '../../src/address-picker/address-picker.tsx'
import { ComboBox } from '../../src/combo-box/combo-box.tsx'
import { CommandPalette } from '../../src/command-palette/command-palette.tsx'
import { MultiSelect } from '../../src/multi-select/multi-select.tsx'
import { Select } from '../../src/select/select.tsx'
import { TreeSelect } from '../../src/tree-select/tree-select.tsx'
import { mount } from '../conformance/mounted.tsx'
import { checkOverflow } from '../modes/check-overflow.ts'
import { useKitPage } from './kit-page.ts'

useKitPage(320)

const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `v${index}`, label: `Mã ${index}` }))
const last = { value: 'dl', label: 'Đà Lạt' }

const all = [...many, last]
const levels = [{ name: 'place', label: 'Nơi', load: () => Promise.resolve(all) }]

const lists: Record<string, (onChange: (chosen: unknown) => void) => ReactNode> = {
  ComboBox: (onChange) => <ComboBox label="Nơi" options={all} onChange={onChange} />,
  MultiSelect: (onChange) => <MultiSelect label="Nơi" options={all} onChange={([chosen]) => onChange(chosen)} />,
  AddressPicker: (onChange) => (
    <AddressPicker
      label="Địa chỉ"
      levels={levels}
      failedMessage="Không tải được"
      onChange={([chosen]) => onChange(chosen)}
    />
  ),
  CommandPalette: (onChange) => (
    <CommandPalette
      isOpen
      onOpenChange={() => undefined}
      commands={all.map(({ value, label }) => ({ id: value, label }))}
      onCommand={({ id }) => onChange(id)}
    />
  ),
}

test.each(Object.entries(lists))('%s finds the last of 10,001 by keyboard', async (_, list) => {
  const onChange = fn()
  using mounted = mount(list(onChange))
  const box = await screen.findByRole('combobox')
  await userEvent.type(box, 'ma')
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(200))
  expect(checkOverflow().map(({ message }) => message)).toEqual([])
  await userEvent.clear(box)
  await userEvent.type(box, 'da lat')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  if (!box.getAttribute('aria-activedescendant')) await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBeTruthy())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('dl'))
  expect(mounted.container.isConnected).toBe(true)
})

test('TreeSelect finds the last of 10,001 by keyboard', async () => {
  const onChange = fn()
  const items = all.map(({ value, label }) => ({ id: value, label }))
  using mounted = mount(<TreeSelect label="Nơi" items={items} onChange={onChange} />)
  mounted.container.querySelector('button')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  const box = await screen.findByRole('searchbox')
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(200)
  expect(checkOverflow().map(({ message }) => message)).toEqual([])
  await userEvent.type(box, 'da lat')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1))
  await userEvent.keyboard('{ArrowDown} ')
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(['dl']))
})

test('Select finds the last of 10,001 by keyboard', async () => {
  using mounted = mount(<Select label="Nơi" options={all} />)
  const select = mounted.container.querySelector('select')
  select?.focus()
  await userEvent.keyboard('dal')
  expect(select?.value).toBe('dl')
})
