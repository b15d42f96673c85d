import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useState } from 'react'
import { TextField } from '../text-field/text-field.tsx'
import { SaveBar } from './save-bar.tsx'

const meta = {
  title: 'Forms/SaveBar',
  component: SaveBar,
  args: { isDirty: true, onSave: fn(), onDiscard: fn() },
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  render: function Editing(args) {
    const [name, setName] = useState('Ghe cô Ba')
    return (
      <>
        <TextField label="Tên gian hàng" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <SaveBar {...args} isDirty={name !== 'Ghe cô Ba'} onDiscard={() => setName('Ghe cô Ba')} />
      </>
    )
  },
  play: async ({ args, canvas, globals }) => {
    const isEnglish = globals.locale === 'en'
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), 'y')
    await expect(canvas.getByRole('status')).toHaveTextContent(isEnglish ? 'Unsaved changes' : 'Có thay đổi chưa lưu')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: isEnglish ? 'Discard' : 'Bỏ thay đổi' }))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Saving: Story = { args: { isSaving: true } }
export const Failed: Story = { args: { error: 'Không lưu được vì mất kết nối. Nội dung vẫn còn ở đây.' } }
export const WithoutDiscard: Story = {
  args: { onDiscard: undefined, message: 'Giá mới chưa được áp dụng cho 128 sản phẩm' },
}
