import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DatePicker } from './date-picker.tsx'

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  args: { label: 'Ngày đăng', name: 'publishedOn', onChange: fn() },
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

export const WithError: Story = {
  args: {
    isRequired: true,
    error: 'Ngày đăng không được ở quá khứ',
    help: 'Theo giờ Việt Nam',
    defaultValue: '2020-01-31',
  },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    await expect(day).toHaveAccessibleDescription(/Ngày đăng không được ở quá khứ/)
    await expect(day).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Bounded: Story = { args: { defaultValue: '2026-11-18', min: '2026-11-10', max: '2026-11-25' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-18' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026-11-18' } }
export const FarYear: Story = { args: { defaultValue: '9999-12-31' } }
export const LongWords: Story = {
  args: { label: 'Ngày bắt đầu áp dụng giá mới cho tất cả sản phẩm của gian hàng '.repeat(3) },
}

export const Open: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  },
}
