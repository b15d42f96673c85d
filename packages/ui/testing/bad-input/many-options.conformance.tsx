import type { ReactNode } from 'react'
import { fn, screen, userEvent, waitFor } from 'storybook/test'
import { expect, test } from 'vitest'
import { AddressPicker } from '../../src/address-picker/address-picker.tsx'
import { Button } from '../../src/button/button.tsx'
import { CheckboxGroup } from '../../src/checkbox-group/checkbox-group.tsx'
import { ComboBox } from '../../src/combo-box/combo-box.tsx'
import { CommandPalette } from '../../src/command-palette/command-palette.tsx'
import { FacetPanel } from '../../src/facet-panel/facet-panel.tsx'
import { Menu, MenuItem } from '../../src/menu/menu.tsx'
import { MultiSelect } from '../../src/multi-select/multi-select.tsx'
import { Select } from '../../src/select/select.tsx'
import { mount } from '../conformance/mounted.tsx'
import { checkOverflow } from '../modes/check-overflow.ts'
import { nextFrame } from '../modes/settle.ts'
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

test('Select finds the last of 10,001 by keyboard', async () => {
  using mounted = mount(<Select label="Nơi" options={all} />)
  const select = mounted.container.querySelector('select')
  select?.focus()
  await userEvent.keyboard('dal')
  expect(select?.value).toBe('dl')
})

/** Said beside the test, not held to: it depends on the machine. */
const sayTime = (what: string, since: number) => `${what}: ${Math.round(performance.now() - since)} ms with 10,001`

/** Word by word ten thousand would be looked at for half a minute: whether they stay in the window. */
function expectInWindow(place: Element | null): void {
  const page = document.documentElement
  expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  expect(place?.getBoundingClientRect().right).toBeLessThanOrEqual(page.clientWidth)
}

test('Menu goes to the last of 10,001 by keyboard', async ({ annotate }) => {
  const onAction = fn()
  using _ = mount(
    <Menu trigger={<Button>Nơi</Button>} onAction={onAction}>
      {all.map(({ value, label }) => (
        <MenuItem key={value} id={value}>
          {label}
        </MenuItem>
      ))}
    </Menu>,
  )
  screen.getByRole('button', { name: 'Nơi' }).focus()
  const start = performance.now()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.role).toBe('menuitem'))
  await annotate(sayTime('opened', start))
  const popover = document.querySelector('.ui-menu-popover')
  expectInWindow(popover)
  expect(popover?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Đà Lạt'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(onAction).toHaveBeenCalledWith('dl'))
})

test('FacetPanel lets the last of 10,001 be chosen by keyboard', async ({ annotate }) => {
  const onChange = fn()
  const start = performance.now()
  using mounted = mount(
    <FacetPanel title="Bộ lọc">
      <CheckboxGroup label="Nơi" options={all} onChange={onChange} />
    </FacetPanel>,
  )
  await nextFrame()
  await annotate(sayTime('drawn', start))
  const boxes = mounted.container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  expect(boxes).toHaveLength(all.length)
  boxes[boxes.length - 2]?.focus()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(['dl'])
  expectInWindow(mounted.container)
})
