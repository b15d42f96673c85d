import { type ChangeEvent, type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { caretAfterRewriting, insertedText, type MoneyReading, readMoneyEdit, writeMoney } from './money-text.ts'

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'end'> {
  /** 250.000 ₫ is 25_000_000; null while empty. */
  valueInCents?: number | null
  defaultValueInCents?: number | null
  /** Called with cents, a multiple of 100, or with null when cleared or unreadable. */
  onChangeInCents?: (cents: number | null) => void
  /** Refused, because the unit would be a guess. Use `valueInCents`. */
  value?: never
  /** Refused. Use `defaultValueInCents`. */
  defaultValue?: never
  /** Refused. Use `onChangeInCents`. */
  onChange?: never
}

/**
 * A field for an amount in đồng, with digits grouped while typing. What is typed, pasted, dropped or put in by an input
 * method may have groups, decimals that are zero and a currency; a text that could be read in two ways stays, and is
 * refused beside the field. Props and forms hold cents, as the API does.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { valueInCents } = props
  const { label, name, defaultValueInCents = null, onChangeInCents, valueInCents: _, ...others } = withoutNulls(props)
  const { ref, onCompositionEnd, onBlur, onInvalid, ...rest } = others
  const { labels } = useUi()
  const [ownCents, setOwnCents] = useState(defaultValueInCents)
  const cents = valueInCents === undefined ? ownCents : valueInCents
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const [reading, setReading] = useState<MoneyReading>()
  // Rewriting the value during composition would break input methods, so it waits until composition ends.
  const [composed, setComposed] = useState<string>()
  const [isRefused, setRefused] = useState(false)

  // A value from outside replaces what was typed.
  const kept = reading?.cents === cents ? reading.kept : undefined
  const shown = kept ?? writeMoney(cents)
  const isUnreadable = kept !== undefined && cents === null
  const isErrorShown = isUnreadable && (isRefused || Boolean(rest.error))

  // Keeps a form from being sent without the amount.
  useEffect(() => {
    box.current?.setCustomValidity(isUnreadable ? labels.moneyUnreadable : '')
  }, [isUnreadable, labels])

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.currentTarget
    const edit = event.nativeEvent as InputEvent
    const inserted = insertedText(edit, text)
    const next = readMoneyEdit({ text, inserted, wasGrouped: kept === undefined })
    const isComposing = edit.isComposing === true
    setComposed(isComposing ? text : undefined)
    const rewritten = next.kept ?? writeMoney(next.cents)
    if (!isComposing && rewritten !== text)
      caret.current = caretAfterRewriting(text, selectionStart ?? text.length, rewritten)
    setRefused(!isComposing && inserted.length > 1)
    setReading(next)
    setOwnCents(next.cents)
    onChangeInCents?.(next.cents)
  }

  function blur(event: FocusEvent<HTMLInputElement>) {
    if (cents === null) setRefused(true)
    else setReading(undefined)
    onBlur?.(event)
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
        value={composed ?? shown}
        onChange={change}
        error={isErrorShown ? labels.moneyUnreadable : rest.error}
        onBlur={blur}
        onInvalid={(event) => {
          setRefused(true)
          onInvalid?.(event)
        }}
        onCompositionEnd={(event) => {
          setComposed(undefined)
          onCompositionEnd?.(event)
        }}
        end={<span aria-hidden="true">₫</span>}
      />
      {name && <input type="hidden" name={name} value={cents ?? ''} disabled={rest.disabled} />}
    </>
  )
}
