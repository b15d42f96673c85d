import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Form } from '../form/form.tsx'
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

/** Empties the box and brings a text in at once, with the input event of each way. */
const waysIn: Record<string, (input: HTMLElement, text: string) => Promise<unknown>> = {
  paste: async (input, text) => {
    await userEvent.click(input)
    await userEvent.paste(text)
  },
  ...Object.fromEntries(
    ['insertText', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText'].map((inputType) => [
      inputType,
      async (input: HTMLElement, text: string) =>
        fireEvent.input(input, { target: { value: text }, inputType, data: text }),
    ]),
  ),
  // A drop or a replacement whose event doesn't carry the text, and a browser or extension that fills in a value.
  withoutData: async (input, text) => fireEvent.input(input, { target: { value: text }, inputType: 'insertFromDrop' }),
  filledIn: async (input, text) => fireEvent.change(input, { target: { value: text } }),
}

async function bringIn(input: HTMLElement, way: keyof typeof waysIn, text: string) {
  await userEvent.clear(input)
  await waysIn[way]?.(input, text)
}

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const way of Object.keys(waysIn))
      for (const text of ['1,500,000.00', '1.500.000,00', '1.500.000,0', '1 500 000 VND', '1500000.00', '1500000']) {
        await bringIn(input, way, text)
        await expect(input).toHaveValue('1.500.000')
        await expect(input).toHaveAccessibleDescription('')
        await expect(args.onChangeInCents).toHaveBeenLastCalledWith(150_000_000)
      }
  },
}

export const PastedUnreadable: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const way of Object.keys(waysIn))
      for (const text of ['1500000.5', '1.500,50', '1e6', '-5.000']) {
        await bringIn(input, way, text)
        await expect(input).toHaveValue(text)
        await expect(input).toHaveAccessibleDescription(/Không đọc được|can’t be read/)
        await expect(args.onChangeInCents).toHaveBeenLastCalledWith(null)
      }
  },
}

export const UnreadableNotSent: Story = {
  render: function UnreadableNotSent(args, { globals }) {
    const t = textsIn(globals)
    const [sent, setSent] = useState<string>()
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(String(new FormData(event.currentTarget).get('amount')))
        }}
      >
        <MoneyField {...args} />
        <Button type="submit">{t('Gửi', 'Send')}</Button>
        <output>{sent}</output>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1500000.5{Enter}')
    await expect(input).toHaveAccessibleDescription(/Không đọc được|can’t be read/)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(input).toHaveFocus()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(input, '{Backspace}{Backspace}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('150000000')
  },
}

export const UnreadableTyped: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1500000.5')
    await expect(input).toHaveValue('1.500.000.5')
    await expect(input).toHaveAccessibleDescription('')
    await userEvent.tab()
    await expect(input).toHaveValue('1.500.000.5')
    await expect(input).toHaveAccessibleDescription(/Không đọc được|can’t be read/)
    await userEvent.type(input, '{Backspace}{Backspace}')
    await expect(input).toHaveValue('1.500.000')
    await expect(input).toHaveAccessibleDescription('')
    await expect(args.onChangeInCents).toHaveBeenLastCalledWith(150_000_000)
  },
}

export const EmptiedByItsOwner: Story = {
  render: function EmptiedByItsOwner(args, { globals }) {
    const t = textsIn(globals)
    const [cents, setCents] = useState<number | null>(125_000_000)
    return (
      <>
        <MoneyField {...args} valueInCents={cents} onChangeInCents={setCents} />
        <Button onClick={() => setCents(null)}>{t('Xóa số tiền', 'Clear the amount')}</Button>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '0')
    await expect(input).toHaveValue('12.500.000')
    await userEvent.click(canvas.getByRole('button', { name: t('Xóa số tiền', 'Clear the amount') }))
    await expect(input).toHaveValue('')
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
    await userEvent.clear(input)
    await userEvent.type(input, '1,500,000.00')
    await expect(input).toHaveValue('1,500,000.00')
    await userEvent.tab()
    await expect(input).toHaveValue('1.500.000')
    await expect(args.onChangeInCents).toHaveBeenLastCalledWith(150_000_000)
  },
}
