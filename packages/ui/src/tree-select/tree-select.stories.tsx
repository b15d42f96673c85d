import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { expectTreeSelectKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { storyCategories, storyCategoriesInEnglish } from '../tree/story-categories.tsx'
import { TreeSelect } from './tree-select.tsx'

const meta = {
  title: 'Inputs/TreeSelect',
  component: TreeSelect,
  parameters: {
    keyboard: 'treeSelect',
    english: { label: 'Category', items: storyCategoriesInEnglish, placeholder: 'No category yet' },
  },
  args: {
    label: 'Danh mục',
    name: 'category',
    items: storyCategories,
    placeholder: 'Chưa xếp danh mục',
    onChange: fn(),
  },
} satisfies Meta<typeof TreeSelect>
export default meta
type Story = StoryObj<typeof meta>

const sent = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map(({ value }) => value)

/** A choice shows its path and closes the tree. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const field = canvas.getByRole('combobox', { name: t('Danh mục', 'Category') })
    await expect(field).toHaveTextContent(t('Chưa xếp danh mục', 'No category yet'))
    await userEvent.click(field)
    await userEvent.type(await screen.findByRole('searchbox'), t('xoai', 'mango'))
    await userEvent.click(await screen.findByRole('row', { name: t('Xoài', 'Mangoes') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['mango'])
    await waitFor(() => expect(field).toHaveTextContent(t('Trái cây › Xoài', 'Fruit › Mangoes')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent('category')).toEqual(['mango'])
  },
}

/** Opens at the choice, its branches expanded. */
export const Open: Story = {
  args: { defaultValue: ['pomelo'] },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('row', { name: t('Bưởi Năm Roi', 'Năm Roi pomelos') })).toBeVisible())
    await expect(screen.getByRole('row', { name: t('Bưởi Năm Roi', 'Năm Roi pomelos') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** Rows above a match stay, so that its place can be seen. */
export const OpenFiltered: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.type(await screen.findByRole('searchbox'), t('cam', 'orange'))
    await waitFor(() => expect(screen.getByRole('row', { name: t('Cam sành', 'Sành oranges') })).toBeVisible())
    await expect(screen.queryByRole('row', { name: t('Cá tôm', 'Fish and shrimps') })).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.type(await screen.findByRole('searchbox'), 'xyz')
    await screen.findByText(t('Không có lựa chọn phù hợp', 'No matching options'))
  },
}

/** Several can be chosen; the tree stays open. */
export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultValue: ['fish'] },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.type(await screen.findByRole('searchbox'), t('cam sanh', 'sanh orange'))
    await userEvent.click(await screen.findByRole('row', { name: t('Cam sành', 'Sành oranges') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['fish', 'orange'])
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await waitFor(() => expect(field).toHaveTextContent(t('Cá tôm, Cam sành', 'Fish and shrimps, Sành oranges')))
  },
}

export const Emptied: Story = {
  args: { defaultValue: ['mango'] },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('combobox'))
    const words = t('Bỏ chọn', 'Clear selection')
    await userEvent.click(await screen.findByRole('button', { name: words }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveTextContent(t('Chưa xếp danh mục', 'No category yet')),
    )
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Hãy chọn danh mục', help: 'Danh mục sâu nhất phù hợp' },
  parameters: { english: { error: 'Choose a category', help: 'The most specific one that fits' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const field = canvas.getByRole('combobox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      t('Hãy chọn danh mục Danh mục sâu nhất phù hợp', 'Choose a category The most specific one that fits'),
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: ['pomelo'] } }
export const LongPath: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Hàng thủ công mỹ nghệ của các làng nghề ven sông '.repeat(4),
        children: [{ id: 'b', label: 'Gốm' }],
      },
    ],
    defaultValue: ['b'],
  },
  parameters: {
    english: {
      items: [
        {
          id: 'a',
          label: 'Handicrafts of the craft villages along the river '.repeat(4),
          children: [{ id: 'b', label: 'Pottery' }],
        },
      ],
    },
  },
}

/** Tests the keys with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectTreeSelectKeyboard(canvas.getByRole('combobox')) }
