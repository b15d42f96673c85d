import { type ChangeEvent, type ClipboardEvent, type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { changeInput } from '../base/change-input.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { caretAfterRegrouping, isUnfinishedMoney, readMoney, readWholeMoney, writeMoney } from './money-text.ts'

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

/**
 * A field for an amount in đồng, with digits grouped while typing. Pasted amounts may have groups, decimals that are zero
 * and a currency; one that could be read in two ways is refused. Props and forms hold cents,
 * as the API does.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, name, valueInCents, defaultValueInCents = null, onChangeInCents, ...others } = withoutNulls(props)
  const { ref, onCompositionEnd, onPaste, onBlur, ...rest } = others
  const { labels } = useUi()
  const [ownCents, setOwnCents] = useState(defaultValueInCents)
  const cents = valueInCents === undefined ? ownCents : valueInCents
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  // Rewriting the value during composition would break input methods that compose digits, so grouping waits until
  // composition ends. It also waits behind a typed mark: three digits make a group of what follows, zeros are decimals.
  const [open, setOpen] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)
  const isInserting = useRef(false)

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget
    const { isComposing, inputType, data } = event.nativeEvent as InputEvent
    // Events without a type are of browsers and extensions that fill in a whole value.
    const isFilled = inputType === undefined && !isInserting.current
    const isUnfinished = isUnfinishedMoney(typed) && (open !== undefined || /^[.,]$/.test(data ?? ''))
    if (isComposing || isUnfinished) setOpen(typed)
    else setOpen(undefined)
    const next = isUnfinished || isFilled ? readWholeMoney(typed) : readMoney(typed)
    if (!isComposing && !isUnfinished)
      caret.current = caretAfterRegrouping(typed, selectionStart ?? typed.length, writeMoney(next))
    setUnreadable(isFilled && next === null && typed !== '')
    take(next)
  }

  function take(next: number | null) {
    setOwnCents(next)
    onChangeInCents?.(next)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event)
    const text = event.clipboardData.getData('text')
    if (event.defaultPrevented || /^\d*$/.test(text)) return
    event.preventDefault()
    const pasted = readWholeMoney(text)
    setUnreadable(pasted === null)
    if (pasted === null) return
    const { currentTarget: input } = event
    const { value: before, selectionStart, selectionEnd } = input
    isInserting.current = true
    changeInput(
      input,
      before.slice(0, selectionStart ?? 0) + pasted / 100 + before.slice(selectionEnd ?? before.length),
    )
    isInserting.current = false
  }

  function blur(event: FocusEvent<HTMLInputElement>) {
    if (open !== undefined) {
      const whole = readWholeMoney(open)
      setUnreadable(whole === null)
      if (whole !== null) setOpen(undefined)
      if (whole !== cents) take(whole)
    }
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
        value={open ?? writeMoney(cents)}
        onChange={change}
        error={rest.error ?? (isUnreadable ? labels.moneyUnreadable : undefined)}
        onPaste={paste}
        onBlur={blur}
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
