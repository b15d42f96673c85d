import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Control } from './control.tsx'
import { Grid } from '../grid/grid.tsx'
import { FieldGroup } from './field-group.tsx'
import { Field, type FieldControlProps } from './field.tsx'

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
  parameters: { english: { label: 'Pier name' } },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('textbox', { name: t('Tên bến', 'Pier name') })
    await userEvent.click(canvas.getByText(t('Tên bến', 'Pier name')))
    await expect(box).toHaveFocus()
    await expect(box).not.toHaveAttribute('aria-describedby')
  },
}

export const WithHelp: Story = {
  args: { help: 'Như trên biển ở bến' },
  parameters: { english: { help: 'As on the sign at the pier' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      t('Như trên biển ở bến', 'As on the sign at the pier'),
    )
  },
}

/** Screen readers read the error before the help. */
export const WithError: Story = {
  args: { help: 'Như trên biển ở bến', error: 'Chưa có bến tên này', isRequired: true },
  parameters: { english: { help: 'As on the sign at the pier', error: 'No pier has this name' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('textbox')
    await expect(box).toHaveAccessibleDescription(
      t('Chưa có bến tên này Như trên biển ở bến', 'No pier has this name As on the sign at the pier'),
    )
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleName(t('Tên bến', 'Pier name'))
  },
}

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('textbox', { name: t('Tên bến', 'Pier name') })).toBeVisible()
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
  parameters: {
    english: {
      label: 'Load',
      children: (control: FieldControlProps) => (
        <Control size="sm" start="≤" end="tonnes">
          <input {...control} className="ui-control-input" inputMode="decimal" />
        </Control>
      ),
    },
  },
}

/** A FieldGroup for several controls that answer one question. */
export const Group: Story = {
  render: ({ label }, { globals }) => {
    const t = textsIn(globals)
    return (
      <FieldGroup
        label={label}
        help={t('Từ bờ ra giữa sông', 'From the bank to mid-river')}
        error={t('Thiếu kinh độ', 'The longitude is missing')}
      >
        <Grid columns={{ base: 2 }} gap={2}>
          <Control>
            <input className="ui-control-input" aria-label={t('Vĩ độ', 'Latitude')} />
          </Control>
          <Control>
            <input className="ui-control-input" aria-label={t('Kinh độ', 'Longitude')} aria-invalid />
          </Control>
        </Grid>
      </FieldGroup>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const group = canvas.getByRole('group', { name: t('Tên bến', 'Pier name') })
    await expect(group).toHaveAccessibleDescription(
      t('Thiếu kinh độ Từ bờ ra giữa sông', 'The longitude is missing From the bank to mid-river'),
    )
  },
}

export const LongVietnameseText: Story = {
  args: {
    label: 'Tên bến, như người trong vùng vẫn gọi và như ghi trên biển gỗ ở đầu cầu tàu từ mùa nước nổi năm ngoái',
    help: 'Nếu bến có hai tên, tên cũ đứng trước và tên mới trong ngoặc; đừng viết tắt tên xã, phường, tỉnh, thành phố',
    error: 'Tên này đã có người dùng cho một bến khác cách đó chưa đầy năm trăm mét về phía thượng nguồn',
  },
}
