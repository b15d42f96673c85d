import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { expectDateGridKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Calendar, RangeCalendar } from './calendar.tsx'

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar,
  args: { label: 'Ngày giao hàng', defaultValue: '2026-11-18', onChange: fn() },
  parameters: { english: { label: 'Delivery date' } },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const day = (canvas: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }, number: number) =>
  canvas.getByRole('button', { name: new RegExp(`\\b${number}\\b.*2026|2026.*\\b${number}\\b`) })

/** Weeks begin on Monday, and the keyboard moves by day, week and month. */
export const Keyboard: Story = {
  parameters: { requirements: ['FMT-11'] },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const [first] = canvas.getAllByRole('columnheader', { hidden: true })
    await expect(first).toHaveTextContent(t('Thứ 2', 'Mon'))
    const start = canvas.getByRole('gridcell', { selected: true }).firstElementChild as HTMLElement
    start.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26')
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01')
    await userEvent.keyboard('{PageDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01'))
    await expectDateGridKeyboard(canvas.getByRole('grid'))
  },
}

export const Bounded: Story = {
  args: { min: '2026-11-10', max: '2026-11-25', isUnavailable: (one: string) => one.endsWith('-20') },
  play: async ({ args, canvas }) => {
    await userEvent.click(day(canvas, 20))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(day(canvas, 20)).toHaveAttribute('aria-disabled', 'true')
    await expect(day(canvas, 9)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Range: Story = {
  render: (args) => (
    <RangeCalendar
      label={args.label}
      defaultValue={{ from: '2026-11-09', to: '2026-11-12' }}
      onChange={(range) => args.onChange?.(`${range.from} ${range.to}`)}
    />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
    await userEvent.click(day(canvas, 17))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-17 2026-11-24')
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const NothingChosen: Story = { args: { defaultValue: null, min: '2026-11-01', max: '2026-11-30' } }
export const FarYear: Story = { args: { defaultValue: '9999-12-31' } }
