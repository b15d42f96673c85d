import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectGridListKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { inEnglish, inVietnamese, type Texts, textsIn } from '../../testing/stories/texts-in.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Text } from '../text/text.tsx'
import { GridList, type GridListEntry, type GridListProps, useReorder } from './grid-list.tsx'

const meta = {
  title: 'Data/GridList',
  component: GridList<GridListEntry>,
  args: {
    label: 'Các bến',
    items: [
      { id: 'cai-rang', label: 'Bến Cái Răng' },
      { id: 'phong-dien', label: 'Bến Phong Điền' },
      { id: 'nga-bay', label: 'Bến Ngã Bảy' },
    ],
    onSelectionChange: fn(),
    onAction: fn(),
  },
  parameters: {
    english: {
      label: 'Piers',
      items: [
        { id: 'cai-rang', label: 'Cái Răng pier' },
        { id: 'phong-dien', label: 'Phong Điền pier' },
        { id: 'nga-bay', label: 'Ngã Bảy pier' },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof GridList<GridListEntry>>
export default meta
type Story = StoryObj<typeof meta>

const withButtons = (t: Texts) =>
  function Pier({ label }: GridListEntry) {
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Avatar name={label} isDecorative />
        <span style={{ flex: 1 }}>
          <strong>{label}</strong>
          <Text as="div" size={13} tone="muted">
            {t('Họp từ 5 giờ sáng', 'Opens at 5 in the morning')}
          </Text>
        </span>
        <Button size="sm" variant="secondary">
          {t('Chỉ đường', 'Directions')}
        </Button>
      </div>
    )
  }

export const Default: Story = {
  parameters: { keyboard: 'gridList' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await expectGridListKeyboard(canvas.getByRole('grid', { name: t('Các bến', 'Piers') }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('cai-rang')
  },
}

/** The arrow keys reach the buttons of an entry. */
export const WithButtons: Story = {
  args: { children: withButtons(inVietnamese) },
  parameters: { english: { children: withButtons(inEnglish) } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    canvas.getAllByRole('row')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('button', { name: t('Chỉ đường', 'Directions') })[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getAllByRole('row')[0]).toHaveFocus()
  },
}

export const Several: Story = {
  args: { selectionMode: 'multiple', defaultSelectedIds: ['cai-rang'], children: withButtons(inVietnamese) },
  parameters: { english: { children: withButtons(inEnglish) } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus()
    await userEvent.keyboard(' ')
    await expect(args.onSelectionChange).toHaveBeenCalledWith(['cai-rang', 'phong-dien'])
  },
}

export const One: Story = { args: { selectionMode: 'single', defaultSelectedIds: ['phong-dien'] } }

export const Tiles: Story = {
  args: {
    layout: 'tiles',
    items: Array.from({ length: 7 }, (_, index) => ({ id: `${index}`, label: `Ghe số ${index + 1}` })),
  },
  parameters: {
    english: { items: Array.from({ length: 7 }, (_, index) => ({ id: `${index}`, label: `Boat ${index + 1}` })) },
  },
}

function MovableList(args: GridListProps<GridListEntry>) {
  const [items, setItems] = useState(args.items)
  const reorder = useReorder(items, (ids) => setItems(ids.flatMap((id) => items.filter((one) => one.id === id))))
  return <GridList {...args} items={items} reorder={reorder} />
}

/** The handle takes an entry with Enter; arrows choose its place, and Enter puts it there. */
export const Movable: Story = {
  render: (args) => <MovableList {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const names = () => canvas.getAllByRole('row').map((row) => row.textContent)
    canvas.getAllByRole('row')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(document.activeElement?.closest('.react-aria-DropIndicator')).not.toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(names()).toEqual([
        t('Bến Phong Điền', 'Phong Điền pier'),
        t('Bến Cái Răng', 'Cái Răng pier'),
        t('Bến Ngã Bảy', 'Ngã Bảy pier'),
      ]),
    )
  },
}

export const Disabled: Story = {
  args: { selectionMode: 'multiple', items: [...meta.args.items, { id: 'x', label: 'Bến đã đóng', isDisabled: true }] },
  parameters: {
    english: { items: [...meta.parameters.english.items, { id: 'x', label: 'Closed pier', isDisabled: true }] },
  },
}

export const LongWords: Story = {
  args: {
    selectionMode: 'multiple',
    items: [
      { id: 'a', label: 'Bến chợ nổi Cái Răng bên sông Hậu, nơi ghe thuyền từ các tỉnh miền Tây về họp từ rất sớm' },
    ],
    children: withButtons(inVietnamese),
  },
  parameters: {
    english: {
      items: [
        {
          id: 'a',
          label: 'Cái Răng pier on the Hậu River, where boats from all over the delta gather long before dawn',
        },
      ],
      children: withButtons(inEnglish),
    },
  },
}

export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="Chưa có bến nào" message="Bến bạn theo dõi sẽ hiện ở đây." /> },
  parameters: {
    english: { empty: <EmptyState title="No piers yet" message="Piers that you follow will appear here." /> },
  },
}

export const Loading: Story = { args: { items: [], isLoading: true } }
