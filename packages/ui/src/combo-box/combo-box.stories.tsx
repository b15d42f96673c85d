import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { expectComboBoxKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { ComboBox } from './combo-box.tsx'

const meta = {
  title: 'Inputs/ComboBox',
  component: ComboBox,
  parameters: { keyboard: 'combobox' },
  args: {
    label: 'Tỉnh, thành phố',
    name: 'province',
    placeholder: 'Gõ để tìm',
    onChange: fn(),
    options: [
      { value: 'ct', label: 'Cần Thơ' },
      { value: 'dn', label: 'Đà Nẵng' },
      { value: 'dl', label: 'Đắk Lắk' },
      { value: 'hn', label: 'Hà Nội' },
      { value: 'hcm', label: 'Thành phố Hồ Chí Minh', help: 'Gồm Bình Dương và Bà Rịa – Vũng Tàu' },
      { value: 'vl', label: 'Vĩnh Long', isDisabled: true },
    ],
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

/** Waits one frame after an arrow key, because the list marks its option then. People type slower than tests. */
async function chooseNext(box: HTMLElement) {
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'))
  await userEvent.keyboard('{Enter}')
}

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent)

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' })
    await userEvent.type(box, 'da')
    await expect(optionNames()).toEqual(['Đà Nẵng', 'Đắk Lắk'])
    await chooseNext(box)
    await expect(box).toHaveValue('Đà Nẵng')
    await expect(args.onChange).toHaveBeenLastCalledWith('dn')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const OpenedByButton: Story = {
  args: { defaultValue: 'hn' },
  play: async ({ canvas, globals }) => {
    const words = globals.locale === 'vi' ? /^Hiện gợi ý/ : /^Show suggestions/
    await userEvent.click(canvas.getByRole('button', { name: words }))
    await expect(optionNames()).toHaveLength(6)
    await expect(screen.getByRole('option', { name: 'Hà Nội' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

/** Open, with chosen and disabled options. */
export const Open: Story = {
  args: { defaultValue: 'hn' },
  play: async ({ canvas, globals }) => {
    const words = globals.locale === 'vi' ? /^Hiện gợi ý/ : /^Show suggestions/
    await userEvent.click(canvas.getByRole('button', { name: words }))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

/** Text without diacritics matches text with them. */
export const OpenFiltered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'da')
    await waitFor(() => expect(optionNames()).toEqual(['Đà Nẵng', 'Đắk Lắk']))
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await screen.findByText(globals.locale === 'vi' ? 'Không có lựa chọn phù hợp' : 'No matching options')
  },
}

/** Text that matches no option is discarded on blur. */
export const LeftWithoutChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const Emptied: Story = {
  args: { defaultValue: 'hn' },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

function ChosenElsewhere(props: ComponentProps<typeof ComboBox>) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Stack>
      <div>
        <Button onClick={() => setValue('hn')}>Hà Nội</Button>
      </div>
      <ComboBox {...props} value={value} onChange={setValue} />
    </Stack>
  )
}

export const Controlled: Story = {
  render: (args) => <ChosenElsewhere {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hà Nội' }))
    const box = canvas.getByRole('combobox')
    await waitFor(() => expect(box).toHaveValue('Hà Nội'))
    await userEvent.clear(box)
    await userEvent.type(box, 'can')
    await chooseNext(box)
    await waitFor(() => expect(box).toHaveValue('Cần Thơ'))
  },
}

/** Each choice is taken over elsewhere: the list closes, and the box is empty for the next one. */
export const Adding: Story = {
  args: { value: null, onSearch: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'can')
    await userEvent.click(screen.getByRole('option', { name: 'Cần Thơ' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('ct')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

function SearchedElsewhere({ options, onSearch, ...props }: ComponentProps<typeof ComboBox>) {
  const [search, setSearch] = useState('')
  return (
    <ComboBox
      {...props}
      options={options.filter(({ label }) => label.startsWith(search))}
      onSearch={(typed) => {
        onSearch?.(typed)
        setSearch(typed)
      }}
    />
  )
}

/** A choice starts no search, and stays when the next search doesn't find it. */
export const Searched: Story = {
  args: { onSearch: fn() },
  render: (args) => <SearchedElsewhere {...args} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Đà')
    await userEvent.click(screen.getByRole('option', { name: 'Đà Nẵng' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('Đà')
    await userEvent.clear(box)
    await userEvent.type(box, 'Cần')
    await userEvent.click(screen.getByRole('option', { name: 'Cần Thơ' }))
    await userEvent.tripleClick(box)
    await userEvent.keyboard('Hà')
    await expect(optionNames()).toEqual(['Hà Nội', 'Cần Thơ'])
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue('Cần Thơ'))
    await expect(args.onChange).toHaveBeenLastCalledWith('ct')
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Hãy chọn tỉnh, thành phố', help: 'Theo địa giới từ 01/07/2025' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Hãy chọn tỉnh, thành phố Theo địa giới từ 01/07/2025')
  },
}

export const Loading: Story = {
  args: { isLoading: true, options: [], onSearch: fn() },
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'da')
    await screen.findByText(globals.locale === 'vi' ? 'Đang tải…' : 'Loading…')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ct' } }

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectComboBoxKeyboard(canvas.getByRole('combobox')) }
