import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { FilterBar } from './filter-bar.tsx'

const search = (label: string) => <SearchField label={label} isLabelHidden placeholder={label} />

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    label: 'Lọc danh sách',
    search: search('Tìm ghe'),
    children: (
      <Select
        label="Bến"
        isLabelHidden
        options={[
          { value: '', label: 'Mọi bến' },
          { value: 'cai-rang', label: 'Cái Răng' },
        ]}
      />
    ),
    result: '24 kết quả',
  },
  parameters: {
    english: {
      label: 'Filter the list',
      search: search('Search boats'),
      children: (
        <Select
          label="Port"
          isLabelHidden
          options={[
            { value: '', label: 'All ports' },
            { value: 'cai-rang', label: 'Cái Răng' },
          ]}
        />
      ),
      result: '24 results',
    },
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(t('24 kết quả', '24 results'))
  },
}

const tops = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  ['searchbox', 'combobox'].map((role) => canvas.getByRole(role).closest('.ui-control')?.getBoundingClientRect().top)

/** Boxes stand on one line beside each other, with labels above the filters and without. */
export const BesideLabels: Story = {
  name: 'Labels',
  args: { children: <Select label="Bến" options={[{ value: '', label: 'Mọi bến' }]} /> },
  parameters: { english: { children: <Select label="Port" options={[{ value: '', label: 'All ports' }]} /> } },
  play: async ({ canvas, canvasElement }) => {
    const [search, filter] = tops(canvas)
    const controls = canvasElement.querySelector('.ui-filter-bar-controls')
    // On phones each has its own place.
    if (controls && getComputedStyle(controls).display === 'flex') await expect(search).toBe(filter)
    await expect(canvasElement.querySelector('.ui-field-label')).toBeVisible()
  },
}

export const Applied: Story = {
  args: {
    applied: [
      { id: 'port', label: 'Bến: Cái Răng' },
      { id: 'state', label: 'Trạng thái: đã neo' },
    ],
    onClear: fn(),
  },
  parameters: {
    english: {
      applied: [
        { id: 'port', label: 'Port: Cái Răng' },
        { id: 'state', label: 'State: moored' },
      ],
    },
  },
  render: function Filtering(args) {
    const [applied, setApplied] = useState(args.applied ?? [])
    return (
      <FilterBar
        {...args}
        applied={applied}
        onRemove={(id) => setApplied(applied.filter((filter) => filter.id !== id))}
      />
    )
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t(/Bến: Cái Răng/, /Port: Cái Răng/) }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /Xóa bộ lọc|Clear filters/ }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('group')).toHaveFocus()
  },
}

/** What the controls say themselves can be cleared beside them. */
export const Clearable: Story = {
  name: 'Clear button',
  args: {
    children: <Select label="Bến" defaultValue="1" options={[{ value: '1', label: 'Cái Răng' }]} />,
    onClear: fn(),
  },
  parameters: {
    english: { children: <Select label="Port" defaultValue="1" options={[{ value: '1', label: 'Cái Răng' }]} /> },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Xóa bộ lọc|Clear filters/ }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('group')).toHaveFocus()
  },
}

/** On phones two filters or more are folded behind a button that says how many are on. */
export const Folded: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    activeCount: 1,
    children: (
      <>
        <Select label="Bến" options={[{ value: '', label: 'Mọi bến' }]} />
        <Select label="Trạng thái" defaultValue="1" options={[{ value: '1', label: 'Đã neo' }]} />
      </>
    ),
  },
  parameters: {
    english: {
      children: (
        <>
          <Select label="Port" options={[{ value: '', label: 'All ports' }]} />
          <Select label="State" defaultValue="1" options={[{ value: '1', label: 'Moored' }]} />
        </>
      ),
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const toggle = canvas.getByRole('button', { name: t('Bộ lọc (1)', 'Filters (1)') })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2)
    await userEvent.click(toggle)
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

/** Without a count nothing is folded: a filter that is on would be out of sight. */
export const Unfolded: Story = {
  ...Folded,
  args: { ...Folded.args, activeCount: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
