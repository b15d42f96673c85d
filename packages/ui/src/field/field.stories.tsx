import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Control } from './control.tsx'
import { Grid } from '../grid/grid.tsx'
import { FieldGroup } from './field-group.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: {
    label: 'Tên bến',
    children: (control) => (
      <Control>
        <input {...control} className="ui-control-input" />
      </Control>
    ),
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Tên bến' })
    await userEvent.click(canvas.getByText('Tên bến'))
    await expect(box).toHaveFocus()
    await expect(box).not.toHaveAttribute('aria-describedby')
  },
}

export const WithHelp: Story = {
  args: { help: 'Như trên biển ở bến' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Như trên biển ở bến')
  },
}

/** Screen readers read the error before the help. */
export const WithError: Story = {
  args: { help: 'Như trên biển ở bến', error: 'Chưa có bến tên này', isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')
    await expect(box).toHaveAccessibleDescription('Chưa có bến tên này Như trên biển ở bến')
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleName('Tên bến')
  },
}

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tên bến' })).toBeVisible()
  },
}

/** Icons and units inside the frame. */
export const FrameWithAsides: Story = {
  args: {
    label: 'Tải trọng',
    children: (control) => (
      <Control size="sm" start="≤" end="tấn">
        <input {...control} className="ui-control-input" inputMode="decimal" />
      </Control>
    ),
  },
}

/** A FieldGroup for several controls that answer one question. */
export const Group: Story = {
  render: ({ label }) => (
    <FieldGroup label={label} help="Từ bờ ra giữa sông" error="Thiếu kinh độ">
      <Grid columns={{ base: 2 }} gap={2}>
        <Control>
          <input className="ui-control-input" aria-label="Vĩ độ" />
        </Control>
        <Control>
          <input className="ui-control-input" aria-label="Kinh độ" aria-invalid />
        </Control>
      </Grid>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Tên bến' })
    await expect(group).toHaveAccessibleDescription('Thiếu kinh độ Từ bờ ra giữa sông')
  },
}

export const LongVietnameseText: Story = {
  args: {
    label: 'Tên bến, như người trong vùng vẫn gọi và như ghi trên biển gỗ ở đầu cầu tàu từ mùa nước nổi năm ngoái',
    help: 'Nếu bến có hai tên, tên cũ đứng trước và tên mới trong ngoặc; đừng viết tắt tên xã, phường, tỉnh, thành phố',
    error: 'Tên này đã có người dùng cho một bến khác cách đó chưa đầy năm trăm mét về phía thượng nguồn',
  },
}
