import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
  parameters: {
    english: {
      label: 'Sort by',
      options: [
        { value: 'newest', label: 'Newest' },
        { value: 'cheapest', label: 'Price: low to high' },
        { value: 'dearest', label: 'Price: high to low' },
      ],
    },
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const select = canvas.getByRole('combobox', { name: t('Sắp xếp theo', 'Sort by') })
    await userEvent.selectOptions(select, 'cheapest')
    await expect(select).toHaveValue('cheapest')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const WithPlaceholder: Story = {
  args: { placeholder: 'Chọn cách sắp xếp' },
  parameters: { english: { placeholder: 'Choose an order' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

/** Options of one group stand together under its name. */
export const Groups: Story = {
  args: {
    label: 'Bến',
    options: [
      { value: 'all', label: 'Mọi bến' },
      { value: 'cr', label: 'Cái Răng', group: 'Cần Thơ' },
      { value: 'pd', label: 'Phong Điền', group: 'Cần Thơ' },
      { value: 'nb', label: 'Ngã Bảy', group: 'Hậu Giang' },
    ],
  },
  parameters: {
    english: {
      label: 'Port',
      options: [
        { value: 'all', label: 'All ports' },
        { value: 'cr', label: 'Cái Răng', group: 'Cần Thơ' },
        { value: 'pd', label: 'Phong Điền', group: 'Cần Thơ' },
        { value: 'nb', label: 'Ngã Bảy', group: 'Hậu Giang' },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const select = canvas.getByRole('combobox', { name: t('Bến', 'Port') })
    await expect([...select.querySelectorAll('optgroup')].map((group) => group.label)).toEqual(['Cần Thơ', 'Hậu Giang'])
    await userEvent.selectOptions(select, 'nb')
    await expect(select).toHaveValue('nb')
  },
}

export const WithError: Story = {
  args: { placeholder: 'Chọn cách sắp xếp', error: 'Hãy chọn một cách', isRequired: true },
  parameters: { english: { placeholder: 'Choose an order', error: 'Choose one' } },
}
export const Small: Story = { args: { size: 'sm', isLabelHidden: true } }
export const Disabled: Story = { args: { disabled: true } }
