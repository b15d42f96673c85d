import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { expectComboBoxKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { ComboBox } from './combo-box.tsx'

const meta = {
  title: 'Inputs/ComboBox',
  component: ComboBox,
  parameters: {
    keyboard: 'combobox',
    english: {
      label: 'Province or city',
      placeholder: 'Type to search',
      options: [
        { value: 'ct', label: 'Cần Thơ' },
        { value: 'dn', label: 'Đà Nẵng' },
        { value: 'dl', label: 'Đắk Lắk' },
        { value: 'hn', label: 'Hà Nội' },
        { value: 'hcm', label: 'Ho Chi Minh City', help: 'Includes Bình Dương and Bà Rịa – Vũng Tàu' },
        { value: 'vl', label: 'Vĩnh Long', isDisabled: true },
      ],
    },
  },
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
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('combobox', { name: t('Tỉnh, thành phố', 'Province or city') })
    await userEvent.type(box, 'da')
    await waitFor(() => expect(optionNames()).toEqual(['Đà Nẵng', 'Đắk Lắk']))
    await chooseNext(box)
    await expect(box).toHaveValue('Đà Nẵng')
    await expect(args.onChange).toHaveBeenLastCalledWith('dn')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const OpenedByButton: Story = {
  args: { defaultValue: 'hn' },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const words = t(/^Hiện gợi ý/, /^Show suggestions/)
    await userEvent.click(canvas.getByRole('button', { name: words }))
    await waitFor(() => expect(optionNames()).toHaveLength(6))
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
    const t = textsIn(globals)
    const words = t(/^Hiện gợi ý/, /^Show suggestions/)
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
    const t = textsIn(globals)
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await screen.findByText(t('Không có lựa chọn phù hợp', 'No matching options'))
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
    await userEvent.click(await screen.findByRole('option', { name: 'Cần Thơ' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('ct')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

function CreatedElsewhere({ options, onCreate, ...props }: ComponentProps<typeof ComboBox>) {
  const [created, setCreated] = useState<string[]>([])
  const [value, setValue] = useState<string | null>(null)
  return (
    <ComboBox
      {...props}
      options={[...options, ...created.map((label) => ({ value: label, label }))]}
      value={value}
      onChange={setValue}
      onCreate={(typed) => {
        onCreate?.(typed)
        setCreated([...created, typed])
        setValue(typed)
      }}
    />
  )
}

/** The last option makes a new one of what was typed. What is there already is not offered again. */
export const Creating: Story = {
  args: { onCreate: fn() },
  render: (args) => <CreatedElsewhere {...args} />,
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const words = t('Tạo “Cần Giuộc”', 'Create “Cần Giuộc”')
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Cần Giuộc')
    await waitFor(() => expect(optionNames()).toEqual([words]))
    await chooseNext(box)
    await expect(args.onCreate).toHaveBeenLastCalledWith('Cần Giuộc')
    await waitFor(() => expect(box).toHaveValue('Cần Giuộc'))
    await userEvent.clear(box)
    await userEvent.type(box, 'cần giuộc')
    await waitFor(() => expect(optionNames()).toEqual(['Cần Giuộc']))
  },
}

export const OpenCreating: Story = {
  args: { onCreate: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cần')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
}

/** Options stand under the names of their groups, also those that typing leaves. */
export const Groups: Story = {
  args: {
    label: 'Bến',
    options: [
      { value: 'all', label: 'Mọi bến' },
      { value: 'cr', label: 'Cái Răng', group: 'Cần Thơ' },
      { value: 'pd', label: 'Phong Điền', group: 'Cần Thơ' },
      { value: 'nb', label: 'Ngã Bảy', group: 'Hậu Giang', help: 'Họp buổi chiều' },
    ],
  },
  parameters: {
    english: {
      label: 'Port',
      options: [
        { value: 'all', label: 'All ports' },
        { value: 'cr', label: 'Cái Răng', group: 'Cần Thơ' },
        { value: 'pd', label: 'Phong Điền', group: 'Cần Thơ' },
        { value: 'nb', label: 'Ngã Bảy', group: 'Hậu Giang', help: 'Open in the afternoon' },
      ],
    },
  },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'a')
    await waitFor(() =>
      expect(
        screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.firstChild?.textContent),
      ).toEqual(['Cần Thơ', 'Hậu Giang']),
    )
    await userEvent.clear(box)
    await userEvent.type(box, 'nga')
    await waitFor(() => expect(optionNames()).toEqual([t('Ngã BảyHọp buổi chiều', 'Ngã BảyOpen in the afternoon')]))
    await chooseNext(box)
    await expect(args.onChange).toHaveBeenLastCalledWith('nb')
    await userEvent.clear(box)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
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
    await userEvent.click(await screen.findByRole('option', { name: 'Đà Nẵng' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('Đà')
    await userEvent.clear(box)
    await userEvent.type(box, 'Cần')
    await userEvent.click(await screen.findByRole('option', { name: 'Cần Thơ' }))
    await userEvent.tripleClick(box)
    await userEvent.keyboard('Hà')
    await waitFor(() => expect(optionNames()).toEqual(['Hà Nội', 'Cần Thơ']))
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue('Cần Thơ'))
    await expect(args.onChange).toHaveBeenLastCalledWith('ct')
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Hãy chọn tỉnh, thành phố', help: 'Theo địa giới từ 01/07/2025' },
  parameters: { english: { error: 'Choose a province or city', help: 'Boundaries as of 1 July 2025' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('combobox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(
      t(
        'Hãy chọn tỉnh, thành phố Theo địa giới từ 01/07/2025',
        'Choose a province or city Boundaries as of 1 July 2025',
      ),
    )
  },
}

export const Loading: Story = {
  args: { isLoading: true, options: [], onSearch: fn() },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'da')
    await screen.findByText(t('Đang tải…', 'Loading…'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(box).toHaveValue('da')
    await expect(screen.getByText(t('Đang tải…', 'Loading…'))).toBeVisible()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ct' } }

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectComboBoxKeyboard(canvas.getByRole('combobox')) }
