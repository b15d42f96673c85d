import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { ToggleGroup } from './toggle-group.tsx'

const meta = {
  title: 'Actions/ToggleGroup',
  component: ToggleGroup,
  args: {
    label: 'Ngày họp chợ',
    defaultValue: ['sat'],
    options: [
      { value: 'fri', label: 'Thứ sáu' },
      { value: 'sat', label: 'Thứ bảy' },
      { value: 'sun', label: 'Chủ nhật' },
    ],
    onChange: fn(),
  },
  parameters: {
    english: {
      label: 'Market days',
      options: [
        { value: 'fri', label: 'Friday' },
        { value: 'sat', label: 'Saturday' },
        { value: 'sun', label: 'Sunday' },
      ],
    },
  },
} satisfies Meta<typeof ToggleGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('Thứ sáu', 'Friday') })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['sat', 'sun'])
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['sun'])
    await expect(canvas.getByRole('button', { name: t('Thứ bảy', 'Saturday'), pressed: false })).toHaveFocus()
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const Small: Story = { args: { size: 'sm' } }
export const LongWords: Story = {
  args: {
    defaultValue: [],
    options: [
      { value: 'a', label: 'Chỉ những ghe có nhà bè riêng ở bến' },
      { value: 'b', label: 'Giao trong buổi sáng cho khách ở trung tâm thành phố' },
    ],
  },
  parameters: {
    english: {
      options: [
        { value: 'a', label: 'Only boats with a raft house of their own at the pier' },
        { value: 'b', label: 'Delivered in the morning to customers in the city centre' },
      ],
    },
  },
}
