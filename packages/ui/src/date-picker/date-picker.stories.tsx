import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { DatePicker } from './date-picker.tsx'

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  args: { label: 'Ngày đăng', name: 'publishedOn', onChange: fn() },
  parameters: { english: { label: 'Publication date' } },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    day?.focus()
    await userEvent.keyboard('08092026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-08')
    await expect(document.querySelector('input[name="publishedOn"]')).toHaveValue('2026-09-08')
    day?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-09')
  },
}

export const Choosing: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Day and time in one field; the form submits both. */
export const WithTime: Story = {
  args: { granularity: 'minute', defaultValue: '2026-11-18T09:30' },
  play: async ({ args, canvas }) => {
    const hour = canvas.getByRole('spinbutton', { name: /^(giờ|hour)/i })
    await expect(hour).toHaveTextContent('09')
    hour.focus()
    await userEvent.keyboard('2359')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18T23:59')
    await expect(document.querySelector('input[name="publishedOn"]')).toHaveValue('2026-11-18T23:59:00')
  },
}

/** A day from the calendar keeps the time. */
export const ChoosingWithTime: Story = {
  args: { granularity: 'minute', defaultValue: '2026-11-18T09:30' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19T09:30')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WithError: Story = {
  args: {
    isRequired: true,
    error: 'Ngày đăng không được ở quá khứ',
    help: 'Theo giờ Việt Nam',
    defaultValue: '2020-01-31',
  },
  parameters: { english: { error: 'The publication date can’t be in the past', help: 'Vietnam time' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toHaveAccessibleDescription(
      t(/Ngày đăng không được ở quá khứ/, /The publication date can’t be in the past/),
    )
    await expect(day).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Bounded: Story = { args: { defaultValue: '2026-11-18', min: '2026-11-10', max: '2026-11-25' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-18' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026-11-18' } }
export const FarYear: Story = { args: { defaultValue: '9999-12-31' } }
export const LongWords: Story = {
  args: { label: 'Ngày bắt đầu áp dụng giá mới cho tất cả sản phẩm của gian hàng '.repeat(3) },
  parameters: { english: { label: 'First day of the new price for all products of the shop '.repeat(3) } },
}

export const Open: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  },
}
