import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneField } from '../phone-field/phone-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FormSection } from './form-section.tsx'

const meta = {
  title: 'Forms/FormSection',
  component: FormSection,
  args: {
    title: 'Người nhận',
    description: 'Shipper sẽ gọi số này trước khi giao.',
    children: (
      <>
        <TextField label="Họ và tên" />
        <PhoneField label="Số điện thoại" />
      </>
    ),
  },
} satisfies Meta<typeof FormSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Người nhận' })
    await expect(group).toHaveAccessibleDescription('Shipper sẽ gọi số này trước khi giao.')
  },
}

export const Two: Story = {
  render: (args) => (
    <>
      <FormSection {...args} />
      <FormSection title="Ghi chú">
        <TextField label="Lời nhắn cho người bán" />
      </FormSection>
    </>
  ),
}
