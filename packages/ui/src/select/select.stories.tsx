import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: 'Sắp xếp theo',
    name: 'sort',
    onChange: fn(),
    options: [
      { value: 'newest', label: 'Mới nhất' },
      { value: 'cheapest', label: 'Giá thấp đến cao' },
      { value: 'dearest', label: 'Giá cao đến thấp' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sắp xếp theo' })
    await userEvent.selectOptions(select, 'cheapest')
    await expect(select).toHaveValue('cheapest')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const WithPlaceholder: Story = {
  args: { placeholder: 'Chọn cách sắp xếp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const WithError: Story = {
  args: { placeholder: 'Chọn cách sắp xếp', error: 'Hãy chọn một cách', isRequired: true },
}
export const Small: Story = { args: { size: 'sm', isLabelHidden: true } }
export const Disabled: Story = { args: { disabled: true } }
