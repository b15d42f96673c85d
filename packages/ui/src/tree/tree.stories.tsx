import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectTreeGridKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { inEnglish, inVietnamese, type Texts, textsIn } from '../../testing/stories/texts-in.ts'
import { storyCategories, storyCategoriesInEnglish } from './story-categories.tsx'
import { storyMoved } from './story-moved.ts'
import { Tree } from './tree.tsx'
import type { TreeEntry } from './tree-entry.ts'
import { useUi } from '../ui-provider/ui-context.ts'

const meta = {
  title: 'Data/Tree',
  component: Tree,
  parameters: { keyboard: 'treeGrid', english: { label: 'Categories', items: storyCategoriesInEnglish } },
  args: { label: 'Danh mục', items: storyCategories, defaultExpandedIds: ['fruit'] },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

const rowNames = (tree: HTMLElement) =>
  within(tree)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'))

export const Default: Story = {
  args: { onAction: fn() },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const tree = canvas.getByRole('treegrid', { name: t('Danh mục', 'Categories') })
    await expect(rowNames(tree)).toEqual([
      t('Trái cây', 'Fruit'),
      t('Xoài', 'Mangoes'),
      t('Cam, quýt, bưởi', 'Citrus fruit'),
      t('Cá tôm', 'Fish and shrimps'),
      t('Thủ công mỹ nghệ', 'Handicrafts'),
    ])
    await userEvent.click(canvas.getByText(t('Cá tôm', 'Fish and shrimps')))
    await expect(args.onAction).toHaveBeenLastCalledWith('fish')
  },
}

export const Expanding: Story = {
  args: { defaultExpandedIds: [], onExpandedChange: fn() },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const words = t(/^Mở rộng/, /^Expand/)
    await userEvent.click(canvas.getByRole('button', { name: words }))
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['fruit'])
    await waitFor(() => expect(canvas.getByText(t('Xoài', 'Mangoes'))).toBeVisible())
  },
}

/** Each row has a checkbox; Ctrl+A selects all. */
export const MultipleSelection: Story = {
  args: { selectionMode: 'multiple', defaultSelectedIds: ['mango'], onSelect: fn() },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const row = canvas.getByRole('row', { name: t('Cá tôm', 'Fish and shrimps') })
    await userEvent.click(within(row).getByRole('checkbox'))
    await expect(args.onSelect).toHaveBeenLastCalledWith(['mango', 'fish'])
    await expect(row).toHaveAttribute('aria-selected', 'true')
  },
}

export const SingleSelection: Story = {
  args: { selectionMode: 'single', defaultSelectedIds: ['mango'], onSelect: fn() },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    canvas.getByRole('row', { name: t('Xoài', 'Mangoes') }).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onSelect).toHaveBeenLastCalledWith(['citrus'])
  },
}

function Arranged({ onMove, ...props }: ComponentProps<typeof Tree>) {
  const [items, setItems] = useState(props.items)
  return (
    <Tree
      {...props}
      items={items}
      onMove={(move) => {
        onMove?.(move)
        setItems(storyMoved(items, move))
      }}
    />
  )
}

const actionsIn = (t: Texts) =>
  [
    { id: 'edit', label: t('Sửa', 'Edit') },
    { id: 'delete', label: t('Xóa', 'Delete'), tone: 'danger' },
  ] as const

/** Rows have a handle and a menu. Alt with an arrow key moves a row, and the focus stays on it. */
export const Movable: Story = {
  args: { actions: actionsIn(inVietnamese), onMove: fn(), onRowAction: fn() },
  parameters: { english: { actions: actionsIn(inEnglish) } },
  render: (args) => <Arranged {...args} />,
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const tree = canvas.getByRole('treegrid')
    canvas.getByRole('row', { name: t('Cá tôm', 'Fish and shrimps') }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ ids: ['fish'], target: 'fruit', position: 'before' })
    await waitFor(() => expect(rowNames(tree)[0]).toBe(t('Cá tôm', 'Fish and shrimps')))
    await waitFor(() => expect(canvas.getByRole('row', { name: t('Cá tôm', 'Fish and shrimps') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: t('Trái cây', 'Fruit') })).toHaveAttribute('aria-level', '2'),
    )
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: t('Trái cây', 'Fruit') })).toHaveAttribute('aria-level', '1'),
    )
  },
}

/** WCAG 2.5.7: the menu moves a row without dragging. */
export const MoveMenu: Story = {
  ...Movable,
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const [opens, into] = t(
      ['Thao tác với Cá tôm', 'Đưa vào trong Trái cây'],
      ['Actions for Fish and shrimps', 'Put into Fruit'],
    )
    await userEvent.click(canvas.getByRole('button', { name: opens }))
    await userEvent.click(await screen.findByRole('menuitem', { name: into }))
    await expect(args.onMove).toHaveBeenLastCalledWith({ ids: ['fish'], target: 'fruit', position: 'on' })
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: t('Cá tôm', 'Fish and shrimps') })).toHaveAttribute('aria-level', '2'),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Enter on the handle begins, arrows choose the place, Enter drops. */
export const DraggedByKeyboard: Story = {
  ...Movable,
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const handle = t(/^Di chuyển Thủ công/, /^Move Handicrafts/)
    canvas.getByRole('button', { name: handle }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).not.toHaveAttribute('slot', 'drag'))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce())
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ ids: ['craft'] }))
  },
}

export const MenuOpen: Story = {
  ...Movable,
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const opens = t('Thao tác với Cam, quýt, bưởi', 'Actions for Citrus fruit')
    await userEvent.click(canvas.getByRole('button', { name: opens }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

function Loaded(props: ComponentProps<typeof Tree>) {
  const t = textsIn(useUi())
  const [items, setItems] = useState<readonly TreeEntry[]>([
    { id: 'fruit', label: t('Trái cây', 'Fruit'), isBranch: true },
  ])
  return (
    <Tree
      {...props}
      items={items}
      onLoad={(id) => {
        props.onLoad?.(id)
        setItems([
          { id: 'fruit', label: t('Trái cây', 'Fruit'), children: [{ id: 'mango', label: t('Xoài', 'Mangoes') }] },
        ])
      }}
    />
  )
}

export const LoadingBranch: Story = {
  args: { items: [{ id: 'fruit', label: 'Trái cây', isBranch: true }, ...storyCategories.slice(1)] },
  parameters: {
    english: { items: [{ id: 'fruit', label: 'Fruit', isBranch: true }, ...storyCategoriesInEnglish.slice(1)] },
  },
}

export const BranchLoaded: Story = {
  args: { defaultExpandedIds: [], onLoad: fn() },
  render: (args) => <Loaded {...args} />,
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    canvas.getByRole('row', { name: t('Trái cây', 'Fruit') }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onLoad).toHaveBeenLastCalledWith('fruit')
    await waitFor(() => expect(canvas.getByText(t('Xoài', 'Mangoes'))).toBeVisible())
  },
}

export const Empty: Story = {
  args: { items: [], empty: 'Chưa có danh mục nào' },
  parameters: { english: { empty: 'No categories yet' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByText(t('Chưa có danh mục nào', 'No categories yet'))).toBeVisible()
  },
}

const withoutFish = (items: readonly TreeEntry[]) => items.map((one) => ({ ...one, isDisabled: one.id === 'fish' }))

export const DisabledRow: Story = {
  args: { selectionMode: 'multiple', items: withoutFish(storyCategories) },
  parameters: { english: { items: withoutFish(storyCategoriesInEnglish) } },
}

export const LongVietnameseText: Story = {
  args: {
    selectionMode: 'multiple',
    actions: actionsIn(inVietnamese),
    items: [
      {
        id: 'a',
        label: 'Hàng thủ công mỹ nghệ của các làng nghề ven sông '.repeat(4),
        help: '/lang-nghe',
        end: '1.234',
      },
    ],
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = {
  args: { defaultExpandedIds: [] },
  play: ({ canvas }) => expectTreeGridKeyboard(canvas.getByRole('treegrid')),
}
