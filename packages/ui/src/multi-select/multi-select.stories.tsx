import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { MultiSelect } from './multi-select.tsx'

const meta = {
  title: 'Inputs/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Nơi giao',
    name: 'places',
    placeholder: 'Gõ để tìm',
    onChange: fn(),
    options: [
      { value: 'ct', label: 'Cần Thơ' },
      { value: 'dn', label: 'Đà Nẵng' },
      { value: 'dl', label: 'Đắk Lắk' },
      { value: 'hn', label: 'Hà Nội' },
      { value: 'vl', label: 'Vĩnh Long', isDisabled: true },
    ],
  },
  parameters: { english: { label: 'Delivers to', placeholder: 'Type to search' } },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('combobox', { name: t('Nơi giao', 'Delivers to') })
    await userEvent.type(box, 'da')
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Đà Nẵng', 'Đắk Lắk'])
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['dn']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(box).toHaveAccessibleDescription(/Đà Nẵng/)
    await userEvent.clear(box)
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /(Gỡ|Remove) Đà Nẵng/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([]))
    await waitFor(() => expect(box).toHaveFocus())
  },
}

/** The open list, with selected and disabled options. */
export const Open: Story = {
  args: { defaultValue: ['hn'] },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant'))
  },
}

function CreatedElsewhere({ options, onChange, onCreate, ...props }: ComponentProps<typeof MultiSelect>) {
  const [value, setValue] = useState<readonly string[]>(['hn'])
  const made = value.filter((one) => !options.some((option) => option.value === one))
  function change(next: string[]) {
    setValue(next)
    onChange?.(next)
  }
  return (
    <MultiSelect
      {...props}
      options={[...options, ...made.map((label) => ({ value: label, label }))]}
      value={value}
      onChange={change}
      onCreate={(typed) => {
        onCreate?.(typed)
        change([...value, typed])
      }}
    />
  )
}

/** The last option makes a new one of what was typed. */
export const Creating: Story = {
  args: { onCreate: fn() },
  render: (args) => <CreatedElsewhere {...args} />,
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const words = t('Tạo “Bến Lức”', 'Create “Bến Lức”')
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Bến Lức')
    await screen.findByRole('option', { name: words })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'Bến Lức']))
    await expect(args.onCreate).toHaveBeenLastCalledWith('Bến Lức')
    await waitFor(() => expect(box).toHaveValue(''))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Enter takes the typed text, without going to the list. What is there already is chosen instead. */
export const CreatingByEnter: Story = {
  ...Creating,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, ' Bến  Lức {Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'Bến Lức']))
    await waitFor(() => expect(box).toHaveValue(''))
    await userEvent.type(box, 'cần thơ{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'Bến Lức', 'ct']))
    await userEvent.type(box, 'bến lức{Enter}')
    await waitFor(() => expect(box).toHaveValue(''))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** A comma takes the typed text, and so does leaving the box; Escape throws it away. */
export const CreatingByLeaving: Story = {
  ...Creating,
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        <CreatedElsewhere {...args} />
        <button type="button">{t('Lưu', 'Save')}</button>
      </>
    )
  },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Bến Lức,')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'Bến Lức']))
    await waitFor(() => expect(box).toHaveValue(''))
    await userEvent.type(box, 'Chợ Lách')
    await userEvent.click(canvas.getByText(t('Lưu', 'Save')))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'Bến Lức', 'Chợ Lách']))
    await userEvent.type(box, 'Gò Công{Escape}')
    await waitFor(() => expect(box).toHaveValue(''))
    await userEvent.tab()
    await expect(args.onCreate).toHaveBeenCalledTimes(2)
  },
}

export const Chosen: Story = { args: { defaultValue: ['ct', 'hn'] } }
export const WithError: Story = {
  args: { error: 'Hãy chọn ít nhất một nơi', isRequired: true, help: 'Chọn nhiều được' },
  parameters: { english: { error: 'Choose at least one place', help: 'You can choose several' } },
}
export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.type(canvas.getByRole('combobox'), 'da')
    await screen.findByText(t('Đang tải…', 'Loading…'))
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: ['ct'] } }
export const LongWords: Story = {
  args: {
    options: [{ value: 'a', label: 'Thành phố Hồ Chí Minh và các vùng lân cận '.repeat(6) }],
    defaultValue: ['a'],
  },
  parameters: { english: { options: [{ value: 'a', label: 'Ho Chi Minh City and its surroundings '.repeat(6) }] } },
}

/** Arrows move between the tags and back to the text box; Delete removes one. */
export const TagsByKeyboard: Story = {
  args: { defaultValue: ['ct', 'hn'] },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox')
    box.focus()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: /(Gỡ|Remove) Hà Nội/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /(Gỡ|Remove) Cần Thơ/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['ct'])
  },
}
