import { type ComponentProps, useState } from 'react'
import { Field } from '../field/field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'

export interface OtpFieldProps
  extends Omit<
      ComponentProps<'input'>,
      'id' | 'className' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'inputMode' | 'pattern'
    >,
    FieldOptions {
  /** The digits entered so far. */
  value?: string
  defaultValue?: string
  onChange?: (code: string) => void
  /** Called when all digits have been entered. */
  onComplete?: (code: string) => void
  /** Number of digits. Default 6. */
  length?: number
}

/**
 * A field for a one-time code from a message or an app. A single text box, so that pasting, the phone's autofill and
 * screen readers work; the boxes of the digits are only drawn.
 */
export function OtpField({ value, defaultValue, onChange, onComplete, length: count, ...props }: OtpFieldProps) {
  const [field, input] = separateFieldOptions(props)
  const [ownCode, setOwnCode] = useState(defaultValue ?? '')
  const length = count ?? 6
  const code = value ?? ownCode

  function change(typed: string) {
    const next = typed.replace(/\D/g, '').slice(0, length)
    setOwnCode(next)
    if (next === code) return
    onChange?.(next)
    if (next.length === length) onComplete?.(next)
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className="ui-otp">
          <input
            autoComplete="one-time-code"
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            pattern={`\\d{${length}}`}
            className="ui-otp-input"
            value={code}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <span className="ui-otp-places" aria-hidden="true" data-numeric="">
            {Array.from({ length }, (_, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a place is its number
              <span
                key={place}
                className="ui-otp-place"
                data-current={place === Math.min(code.length, length - 1) || undefined}
              >
                {code[place]}
              </span>
            ))}
          </span>
        </div>
      )}
    </Field>
  )
}
