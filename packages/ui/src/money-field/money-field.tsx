import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { caretAfterRegrouping, readMoney, writeMoney } from './money-text.ts'

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'end'> {
  /** 250.000 ₫ is 25_000_000; null while empty. */
  valueInCents?: number | null
  defaultValueInCents?: number | null
  /** Called with cents, a multiple of 100, or with null when cleared. */
  onChangeInCents?: (cents: number | null) => void
  /** Refused, because the unit would be a guess. Use `valueInCents`. */
  value?: never
  /** Refused. Use `defaultValueInCents`. */
  defaultValue?: never
  /** Refused. Use `onChangeInCents`. */
  onChange?: never
}

/** A field for an amount in đồng, with digits grouped while typing. Props and forms hold cents, as the API does. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, name, valueInCents, defaultValueInCents = null, onChangeInCents, ...others } = withoutNulls(props)
  const { onCompositionEnd, ref, ...rest } = others
  const { labels } = useUi()
  const [ownCents, setOwnCents] = useState(defaultValueInCents)
  const cents = valueInCents === undefined ? ownCents : valueInCents
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
    onChangeInCents?.(next)
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
