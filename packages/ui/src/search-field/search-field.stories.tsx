import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Tìm sản phẩm', placeholder: 'Bạn tìm gì hôm nay?', onSubmit: fn(), onChange: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Tìm sản phẩm' })
    await userEvent.type(box, 'áo thun{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('áo thun')
  },
}

export const WhileComposing: Story = {
  args: { defaultValue: 'ao' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox')
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Clearing: Story = {
  args: { defaultValue: 'xoài' },
  play: async ({ args, canvas, globals }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.click(canvas.getByRole('button', { name: globals.locale === 'vi' ? 'Xóa nội dung' : 'Clear' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalled()
    await userEvent.type(box, 'mít{Escape}')
    await expect(box).toHaveValue('')
  },
}

export const Large: Story = { args: { size: 'lg' } }
export const WithError: Story = { args: { error: 'Vui lòng nhập từ khóa tìm kiếm', isLabelHidden: false } }
export const Disabled: Story = { args: { disabled: true } }
