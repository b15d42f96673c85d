import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
  parameters: {
    english: {
      title: 'Recipient',
      description: 'The courier calls this number before delivery.',
      children: (
        <>
          <TextField label="Full name" />
          <PhoneField label="Phone number" />
        </>
      ),
    },
  },
} satisfies Meta<typeof FormSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const group = canvas.getByRole('group', { name: t('Người nhận', 'Recipient') })
    await expect(group).toHaveAccessibleDescription(
      t('Shipper sẽ gọi số này trước khi giao.', 'The courier calls this number before delivery.'),
    )
  },
}

export const Two: Story = {
  render: (args, { globals }) => {
    const t = textsIn(globals)
    return (
      <>
        <FormSection {...args} />
        <FormSection title={t('Ghi chú', 'Note')}>
          <TextField label={t('Lời nhắn cho người bán', 'Message to the seller')} />
        </FormSection>
      </>
    )
  },
}
