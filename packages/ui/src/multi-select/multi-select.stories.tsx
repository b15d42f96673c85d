import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
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
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Nơi giao' })
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

export const Chosen: Story = { args: { defaultValue: ['ct', 'hn'] } }
export const WithError: Story = {
  args: { error: 'Hãy chọn ít nhất một nơi', isRequired: true, help: 'Chọn nhiều được' },
}
export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'da')
    await screen.findByText(globals.locale === 'vi' ? 'Đang tải…' : 'Loading…')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: ['ct'] } }
export const LongWords: Story = {
  args: {
    options: [{ value: 'a', label: 'Thành phố Hồ Chí Minh và các vùng lân cận '.repeat(6) }],
    defaultValue: ['a'],
  },
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
