import { Minus, Plus } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import type { Variants } from '../base/define-variants.ts'
import { parseWholeNumber } from '../base/generated/parse-amount.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { FieldMessages, fieldMessageIds } from '../field/field-parts.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { quantityStepperVariants } from './quantity-stepper-variants.ts'

export { quantityStepperVariants } from './quantity-stepper-variants.ts'

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Names the quantity, for instance "quantity of Xoài cát". Only for screen readers. */
  label: string
  value: number
  /** Called with each step, and with a typed quantity when the box is left or Enter is pressed. */
  onChange: (value: number) => void
  /** Default 1. */
  min?: number
  /** Default 999. */
  max?: number
  isDisabled?: boolean
  /** Default `md`. */
  size?: Variants<typeof quantityStepperVariants>['size']
}

/** The arrow keys of a number input, whose events have no type or, in Firefox, this one. */
const isStep = ({ inputType }: Partial<InputEvent>) => inputType === undefined || inputType === 'insertReplacementText'

/**
 * A field for a quantity: whole numbers between two bounds. What is typed counts once it is complete. What is refused is
 * never changed into something near it: a message names the bounds, the box shows the value again, and the form is not
 * sent by the press that left the box.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onChange, min = 1, max = 999, isDisabled, size, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const error = isRefused && labels.quantityRefused(min, max)

  useEffect(() => {
    box.current?.setCustomValidity(error || '')
  }, [error])

  const isAllowed = (count: number | null): count is number => count !== null && count >= min && count <= max

  function step(count: number) {
    setDraft(undefined)
    setRefused(false)
    if (isAllowed(count)) onChange(count)
  }

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setDraft(currentTarget.value)
    setRefused(false)
    const count = parseWholeNumber(currentTarget.value)
    if (isStep(nativeEvent as InputEvent) && isAllowed(count)) onChange(count)
  }

  function take() {
    if (draft === undefined) return
    const count = parseWholeNumber(draft)
    setDraft(undefined)
    // The browser hides what isn't a number, such as "1e".
    setRefused(!isAllowed(count) && (draft !== '' || box.current?.validity.badInput === true))
    if (isAllowed(count) && count !== value) onChange(count)
  }

  return (
    <div {...rest} className={quantityStepperVariants({ size, className })} role="group" aria-label={label}>
      <div className="ui-quantity-box">
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
          ref={box}
          type="number"
          inputMode="numeric"
          className="ui-quantity-input"
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={fieldMessageIds(id, undefined, error)}
          min={min}
          max={max}
          // A text: React takes "1e1" for the same as the number 10, and would leave it in the box.
          value={draft ?? String(value)}
          disabled={isDisabled}
          onChange={change}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && take()}
          // Held once: the next press is made with the value in sight.
          onInvalid={(event) => event.currentTarget.setCustomValidity('')}
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
      {error && (
        <div role="alert">
          <FieldMessages controlId={id} error={error} />
        </div>
      )}
    </div>
  )
}
