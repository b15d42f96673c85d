import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { expectSpinButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
    await userEvent.type(box, '99')
    await expect(args.onChange).toHaveBeenLastCalledWith(9)
    await userEvent.tab()
    await expect(box).toHaveValue(12)
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
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
  },
}

export const Small: Story = { args: { size: 'sm' } }
export const Disabled: Story = { args: { isDisabled: true } }
