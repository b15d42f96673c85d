import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { FacetPanel } from './facet-panel.tsx'

const meta = {
  title: 'Data/FacetPanel',
  component: FacetPanel,
  args: {
    title: 'Bộ lọc',
    children: (
      <Disclosure summary="Bến" defaultOpen>
        <Checkbox label="Cái Răng" />
        <Checkbox label="Ngã Bảy" />
      </Disclosure>
    ),
  },
  parameters: {
    english: {
      title: 'Filters',
      children: (
        <Disclosure summary="Port" defaultOpen>
          <Checkbox label="Cái Răng" />
          <Checkbox label="Ngã Bảy" />
        </Disclosure>
      ),
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof FacetPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /Ẩn bộ lọc|Hide filters/ })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAccessibleName(/Hiện bộ lọc|Show filters/)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Closed: Story = { args: { defaultOpen: false } }

export const WithFiltersInUse: Story = {
  args: { activeCount: 2, onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Xóa bộ lọc|Clear filters/ }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** The button that clears goes away, the focus stays with the filters. */
export const Cleared: Story = {
  name: 'Filters cleared',
  args: { activeCount: 2, onClear: fn() },
  render: function Clearing({ activeCount, onClear, ...args }) {
    const [count, setCount] = useState(activeCount ?? 0)
    return (
      <FacetPanel
        {...args}
        activeCount={count}
        onClear={() => {
          setCount(0)
          onClear?.()
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Xóa bộ lọc|Clear filters/ }))
    await expect(canvas.queryByRole('button', { name: /Xóa bộ lọc|Clear filters/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /Ẩn bộ lọc|Hide filters/ })).toHaveFocus()
  },
}
