import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { DateRangePicker } from './date-range-picker.tsx'

const meta = {
  title: 'Inputs/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Khoảng ngày',
    name: 'period',
    presets: [
      { id: 'week', label: 'Tuần này', range: { from: '2026-11-16', to: '2026-11-22' } },
      { id: 'month', label: 'Tháng này', range: { from: '2026-11-01', to: '2026-11-30' } },
      { id: 'quarter', label: 'Quý này', range: { from: '2026-10-01', to: '2026-12-31' } },
    ],
    onChange: fn(),
  },
  parameters: {
    english: {
      label: 'Date range',
      presets: [
        { id: 'week', label: 'This week', range: { from: '2026-11-16', to: '2026-11-22' } },
        { id: 'month', label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
        { id: 'quarter', label: 'This quarter', range: { from: '2026-10-01', to: '2026-12-31' } },
      ],
    },
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const [start] = canvas.getAllByRole('spinbutton')
    start?.focus()
    await userEvent.keyboard('0111202630112026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' })
    await expect(document.querySelector('input[name="period.to"]')).toHaveValue('2026-11-30')
  },
}

export const Preset: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const presets = within(await screen.findByRole('group', { name: t('Khoảng có sẵn', 'Ready-made ranges') }))
    await userEvent.click(presets.getByRole('button', { name: t('Tháng này', 'This month') }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Choosing: Story = {
  args: { defaultValue: { from: '2026-11-16', to: '2026-11-22' } },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button'))
    const window = await screen.findByRole('dialog')
    const dialog = within(window)
    await waitFor(() => expect(window).toContainElement(document.activeElement as HTMLElement))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: t('Tuần này', 'This week'), pressed: true })).toBeVisible(),
    )
    await expect(dialog.getAllByRole('gridcell', { selected: true })).toHaveLength(7)
    const start = dialog.getAllByRole('gridcell', { selected: true })[0]?.firstElementChild as HTMLElement
    start.focus()
    // The first Enter also moves to the next day.
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-18' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WithoutPresets: Story = { args: { presets: [] } }
export const WithError: Story = {
  args: { error: 'Khoảng ngày dài hơn một năm', help: 'Tối đa 366 ngày', isRequired: true },
  parameters: { english: { error: 'The range is longer than a year', help: 'At most 366 days' } },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: { from: '2026-11-16', to: '2026-11-22' } } }

export const Open: Story = {
  args: { defaultValue: { from: '2026-11-16', to: '2026-11-24' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(within(dialog).getAllByRole('gridcell', { selected: true })).toHaveLength(9)
  },
}
