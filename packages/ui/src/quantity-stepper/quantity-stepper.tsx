import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import type { Variants } from '../base/define-variants.ts'
import { quantityStepperVariants } from './quantity-stepper-variants.ts'

export { quantityStepperVariants } from './quantity-stepper-variants.ts'

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Names the quantity, for instance "quantity of Xoài cát". Only for screen readers. */
  label: string
  value: number
  onChange: (value: number) => void
  /** Default 1. */
  min?: number
  /** Default 999. */
  max?: number
  isDisabled?: boolean
  /** Default `md`. */
  size?: Variants<typeof quantityStepperVariants>['size']
}

/** A field for a quantity: whole numbers between two bounds. Keeps incomplete input until the field loses the focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onChange, min = 1, max = 999, isDisabled, size, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const [draft, setDraft] = useState<string>()

  const isAllowed = (count: number) => Number.isInteger(count) && count >= min && count <= max

  function step(count: number) {
    setDraft(undefined)
    if (isAllowed(count)) onChange(count)
  }

  function type(text: string) {
    setDraft(text)
    if (text !== '' && isAllowed(Number(text))) onChange(Number(text))
  }

  function leave() {
    const typed = draft ? Math.trunc(Number(draft)) : value
    setDraft(undefined)
    const allowed = Math.min(max, Math.max(min, typed))
    if (allowed !== value) onChange(allowed)
  }

  return (
    <div {...rest} className={quantityStepperVariants({ size, className })} role="group" aria-label={label}>
      <button
        type="button"
        className="ui-quantity-step"
        aria-label={labels.decrease(label)}
        aria-disabled={value <= min || undefined}
        disabled={isDisabled}
        onClick={() => step(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        className="ui-quantity-input"
        aria-label={label}
        min={min}
        max={max}
        value={draft ?? value}
        disabled={isDisabled}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        onWheel={(event) => event.currentTarget.blur()}
      />
      <button
        type="button"
        className="ui-quantity-step"
        aria-label={labels.increase(label)}
        aria-disabled={value >= max || undefined}
        disabled={isDisabled}
        onClick={() => step(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
