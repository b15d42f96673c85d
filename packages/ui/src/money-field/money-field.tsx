import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { caretAfterRegrouping, readMoney, writeMoney } from './money-text.ts'

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'end'> {
  /** In cents, a multiple of 100; null while empty. */
  value?: number | null
  /** In cents, a multiple of 100. */
  defaultValue?: number | null
  /** Called with cents, or with null when cleared. */
  onChange?: (cents: number | null) => void
}

/** A field for an amount in đồng, with digits grouped while typing. Forms submit the value in cents. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, name, value, defaultValue = null, onChange, onCompositionEnd, ref, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const [ownCents, setOwnCents] = useState(defaultValue)
  const cents = value === undefined ? ownCents : value
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  // Rewriting the value during composition would break input methods that compose digits, so grouping waits until
  // composition ends.
  const [open, setOpen] = useState<string>()

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget
    const next = readMoney(typed)
    if ((event.nativeEvent as InputEvent).isComposing) setOpen(typed)
    else caret.current = caretAfterRegrouping(typed, selectionStart ?? typed.length, writeMoney(next))
    setOwnCents(next)
    onChange?.(next)
  }

  return (
    <>
      <TextField
        autoComplete="off"
        {...rest}
        label={
          <>
            {label}
            <span className="ui-visually-hidden"> ({labels.currency})</span>
          </>
        }
        ref={useMergedRefs(box, ref)}
        data-field-name={name}
        data-numeric
        inputMode="numeric"
        value={open ?? writeMoney(cents)}
        onChange={change}
        onCompositionEnd={(event) => {
          setOpen(undefined)
          onCompositionEnd?.(event)
        }}
        end={<span aria-hidden="true">₫</span>}
      />
      {name && <input type="hidden" name={name} value={cents ?? ''} disabled={rest.disabled} />}
    </>
  )
}
