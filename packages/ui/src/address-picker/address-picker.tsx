import { type Ref, useEffect, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { ComboBox, type ComboBoxOption } from '../combo-box/combo-box.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import type { FieldOptions } from '../field/field-options.ts'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'

/** One level of an address. Levels go from the largest area to the smallest: province, then ward. */
export interface AddressLevel {
  /** Name under which the chosen value is submitted with the form. */
  name: string
  label: string
  placeholder?: string
  /**
   * Fetches the areas inside the one chosen a level above (undefined for the first level). Must be stable between
   * renders.
   */
  load: (parent: string | undefined, signal: AbortSignal) => Promise<readonly ComboBoxOption[]>
  /** Validation message for this level. */
  error?: string
}

export interface AddressPickerProps extends FieldOptions, GlobalAttributes {
  levels: readonly AddressLevel[]
  /** One value per level; null when nothing is chosen. */
  value?: readonly (string | null)[]
  /** Default: nothing chosen. */
  defaultValue?: readonly (string | null)[]
  /** Called with all values. Changing a level clears those below it. */
  onChange?: (value: (string | null)[]) => void
  /** Shown next to a retry button when a list fails to load. */
  failedMessage: string
  disabled?: boolean
  ref?: Ref<HTMLFieldSetElement>
}

interface LevelFieldProps {
  level: AddressLevel
  /** The value chosen a level above; null when there is none. */
  parent: string | undefined | null
  value: string | null
  onChoose: (value: string | null) => void
  isRequired: boolean | undefined
  failedMessage: string
  disabled: boolean | undefined
}

type Loaded = { parent: string | undefined; options: readonly ComboBoxOption[] } | 'failed' | undefined

/** One level. Fetches its list when the level above is chosen. */
function LevelField({ level, parent, value, onChoose, isRequired, failedMessage, disabled }: LevelFieldProps) {
  const { labels } = useUi()
  const { load, label } = level
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  const saysCount = useRef(false)

  useEffect(() => {
    setLoaded(undefined)
    if (parent === null) return undefined
    const abort = new AbortController()
    load(parent, abort.signal).then(
      (options) => {
        if (abort.signal.aborted) return
        setLoaded({ parent, options })
        // The initial list needs no announcement.
        if (saysCount.current || attempt > 0) announce(`${label}: ${labels.optionCount(options.length)}`)
        saysCount.current = true
      },
      () => !abort.signal.aborted && setLoaded('failed'),
    )
    return () => abort.abort()
  }, [load, label, parent, attempt, labels])

  const isFailed = loaded === 'failed'
  const isLoaded = loaded !== undefined && !isFailed && loaded.parent === parent
  const options = isLoaded ? loaded.options : []
  return (
    <div className="ui-address-level">
      <ComboBox
        // Remounts the box for another parent. A box whose list arrives late stays, with the text typed meanwhile.
        key={parent}
        label={label}
        name={level.name}
        placeholder={level.placeholder}
        options={options}
        value={options.some((option) => option.value === value) ? value : null}
        onChange={onChoose}
        isLoading={parent !== null && !isLoaded && !isFailed}
        isRequired={isRequired}
        error={level.error}
        disabled={disabled || parent === null || isFailed}
      />
      {isFailed && (
        <Alert
          tone="danger"
          actions={
            <Button size="sm" variant="secondary" onClick={() => setAttempt(attempt + 1)}>
              {labels.retry}
            </Button>
          }
        >
          {failedMessage}
        </Alert>
      )}
    </div>
  )
}

/** Selects an area by levels: each box lists the areas inside the previous choice. */
export function AddressPicker(props: AddressPickerProps) {
  const { levels, value, defaultValue, onChange, failedMessage, disabled, ...field } = withoutNulls(props)
  const nothing = levels.map(() => null)
  const [ownValue, setOwnValue] = useState<readonly (string | null)[]>(defaultValue ?? nothing)
  const chosen = value ?? ownValue

  function choose(index: number, next: string | null) {
    if (next === (chosen[index] ?? null)) return
    const values = levels.map((_, one) => (one < index ? (chosen[one] ?? null) : one === index ? next : null))
    setOwnValue(values)
    onChange?.(values)
  }

  return (
    <FieldGroup {...field} disabled={disabled}>
      <div className="ui-address-levels">
        {levels.map((level, index) => (
          <LevelField
            key={level.name}
            level={level}
            parent={index === 0 ? undefined : (chosen[index - 1] ?? null)}
            value={chosen[index] ?? null}
            onChoose={(next) => choose(index, next)}
            isRequired={field.isRequired}
            failedMessage={failedMessage}
            disabled={disabled}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
