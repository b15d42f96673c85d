import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { expectSpinButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Form } from '../form/form.tsx'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

function Stepping({ value, onChange, ...rest }: QuantityStepperProps) {
  const [count, setCount] = useState(value)
  return (
    <QuantityStepper
      {...rest}
      value={count}
      onChange={(next) => {
        setCount(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Inputs/QuantityStepper',
  component: Stepping,
  args: { label: 'Số lượng', value: 1, max: 12, onChange: fn() },
  parameters: { english: { label: 'Quantity' } },
} satisfies Meta<typeof Stepping>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const [more, fewer] = t(['Tăng Số lượng', 'Giảm Số lượng'], ['Increase Quantity', 'Decrease Quantity'])
    const box = canvas.getByRole('spinbutton', { name: t('Số lượng', 'Quantity') })
    await expectSpinButtonKeyboard(box)
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await expect(box).toHaveValue(2)
    await userEvent.click(canvas.getByRole('button', { name: fewer }))
    await userEvent.click(canvas.getByRole('button', { name: fewer }))
    await expect(box).toHaveValue(1)
  },
}

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '11')
    // Its first digit alone is no quantity that anybody wanted.
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(11)
    await expect(box).toHaveValue(11)
    await userEvent.clear(box)
    await userEvent.type(box, '7{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
  },
}

export const Refused: Story = {
  args: { value: 10, max: 50 },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole<HTMLInputElement>('spinbutton')
    for (const typed of ['0', '2.5', '-3', '1e1', '51']) {
      await userEvent.click(box)
      await fireEvent.input(box, { target: { value: typed }, inputType: 'insertText', data: typed })
      await userEvent.tab()
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        t('Hãy nhập số nguyên từ 1 đến 50', 'Please enter a whole number from 1 to 50'),
      )
      await expect(box).toBeInvalid()
      await expect(box.value).toBe('10')
    }
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const RefusedInForm: Story = {
  args: { value: 3, max: 50 },
  render: function RefusedInForm(args, { globals }) {
    const t = textsIn(globals)
    const [sent, setSent] = useState(0)
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(sent + 1)
        }}
      >
        <Stepping {...args} />
        <Button type="submit">{t('Gửi', 'Send')}</Button>
        <output>{sent}</output>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('spinbutton')
    const send = canvas.getByRole('button', { name: t('Gửi', 'Send') })
    await userEvent.clear(box)
    await userEvent.type(box, '51')
    await userEvent.click(send)
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('0')
    await userEvent.click(send)
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
}

export const AllowedAfterRefusal: Story = {
  args: { value: 3 },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '13')
    await userEvent.tab()
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('Tăng Số lượng', 'Increase Quantity') }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(4)
  },
}

export const LeftEmpty: Story = {
  args: { value: 3 },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.tab()
    await expect(box).toHaveValue(3)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Small: Story = { args: { size: 'sm' } }
export const Disabled: Story = { args: { isDisabled: true } }
