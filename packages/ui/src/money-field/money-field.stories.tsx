import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { MoneyField } from './money-field.tsx'

const meta = {
  title: 'Inputs/MoneyField',
  component: MoneyField,
  args: { label: 'Số tiền muốn nạp', name: 'amount', onChangeInCents: fn() },
  parameters: { english: { label: 'Amount to deposit' } },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByRole('textbox', { name: t('Số tiền muốn nạp (đồng)', 'Amount to deposit (đồng)') })
    await userEvent.type(input, '1250000')
    await expect(input).toHaveValue('1.250.000')
    await expect(args.onChangeInCents).toHaveBeenLastCalledWith(125_000_000)
  },
}

export const EditingInTheMiddle: Story = {
  args: { defaultValueInCents: 125_000_000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(input).toHaveValue('19.250.000')
    await expect(input.selectionStart).toBe(2)
  },
}

export const InForm: Story = {
  args: { defaultValueInCents: 5_000_000 },
  render: (args) => (
    <form data-testid="form">
      <MoneyField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('amount')).toBe('5000000')
  },
}

export const WithError: Story = {
  args: { defaultValueInCents: 900_000, error: 'Số tiền tối thiểu là 10.000 ₫' },
  parameters: { english: { error: 'The minimum amount is 10.000 ₫' } },
}
export const Disabled: Story = { args: { disabled: true, defaultValueInCents: 50_000_000 } }

const paste = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const text of ['1,500,000.00', '1.500.000,00', '1 500 000 VND', '1500000.00']) {
      await paste(input, text)
      await expect(input).toHaveValue('1.500.000')
      await expect(args.onChangeInCents).toHaveBeenLastCalledWith(150_000_000)
    }
  },
}

export const PastedUnreadable: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await paste(input, '1.500,50')
    await expect(input).toHaveValue('')
    await expect(input).toHaveAccessibleDescription(/Không đọc được|can’t be read/)
  },
}

export const DecimalsTyped: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '500000,00')
    await expect(input).toHaveValue('500.000,00')
    await userEvent.tab()
    await expect(input).toHaveValue('500.000')
    await expect(args.onChangeInCents).toHaveBeenLastCalledWith(50_000_000)
    await userEvent.clear(input)
    await userEvent.type(input, '1.500.000')
    await expect(input).toHaveValue('1.500.000')
  },
}
