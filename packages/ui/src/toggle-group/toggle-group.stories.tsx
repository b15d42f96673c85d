import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
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
} satisfies Meta<typeof ToggleGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Thứ sáu' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['sat', 'sun'])
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['sun'])
    await expect(canvas.getByRole('button', { name: 'Thứ bảy', pressed: false })).toHaveFocus()
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
}
