import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { expectRadioGroupKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { SegmentedControl } from './segmented-control.tsx'

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    keyboard: 'radioGroup',
    english: {
      label: 'Period',
      options: [
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month' },
      ],
    },
  },
  args: {
    label: 'Khoảng thời gian',
    defaultValue: 'week',
    options: [
      { value: 'day', label: 'Ngày' },
      { value: 'week', label: 'Tuần' },
      { value: 'month', label: 'Tháng' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: t('Tuần', 'Week') })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: t('Tháng', 'Month') })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('month')
  },
}

export const Icons: Story = {
  args: {
    label: 'Cách hiển thị',
    defaultValue: 'grid',
    options: [
      { value: 'grid', label: 'Lưới', icon: <LayoutGrid aria-hidden="true" />, isIconOnly: true },
      { value: 'list', label: 'Danh sách', icon: <List aria-hidden="true" />, isIconOnly: true },
    ],
  },
  parameters: {
    english: {
      label: 'Layout',
      options: [
        { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" />, isIconOnly: true },
        { value: 'list', label: 'List', icon: <List aria-hidden="true" />, isIconOnly: true },
      ],
    },
  },
}

export const Small: Story = { args: { size: 'sm' } }

/** Checks the keys of the ARIA Authoring Practices with the assertion shared by all components of this pattern. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectRadioGroupKeyboard(canvas.getByRole('radiogroup')) }
