import { type Ref, useState } from 'react'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Control } from '../field/control.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import type { FieldOptions } from '../field/field-options.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface ColorSwatch {
  /** `#rrggbb`. */
  value: string
  /** Name of the colour. */
  label: string
}

export interface ColorPickerProps extends FieldOptions, GlobalAttributes {
  /** `#rrggbb` in lower case. */
  value?: string
  /** Default `#2563eb`. */
  defaultValue?: string
  onChange?: (color: string) => void
  /** Suggested colours. */
  swatches?: readonly ColorSwatch[]
  name?: string
  disabled?: boolean
  /** Forwarded to the text box for the code. */
  ref?: Ref<HTMLInputElement>
}

/** Normalizes `#abc`, `ABCDEF` or `#abcdef` to lower-case `#rrggbb`; returns undefined for anything else. */
function readColor(typed: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (!digits) return undefined
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** Selects a colour with the system's picker, by its code, or from suggestions. */
export function ColorPicker(props: ColorPickerProps) {
  const {
    value,
    defaultValue = '#2563eb',
    onChange,
    swatches = [],
    name,
    disabled,
    ref,
    ...field
  } = withoutNulls(props)
  const { labels } = useUi()
  const [ownColor, setOwnColor] = useState(defaultValue)
  const color = value ?? ownColor
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readColor(typed) === undefined

  function choose(next: string) {
    setOwnColor(next)
    if (next !== color) onChange?.(next)
  }

  return (
    <FieldGroup {...field} disabled={disabled} error={field.error ?? (isWrong ? labels.colorWrong : undefined)}>
      <div className="ui-color-picker">
        <input
          type="color"
          className="ui-color-picker-native"
          aria-label={labels.pickColor}
          value={color}
          onChange={(event) => {
            setTyped(undefined)
            choose(event.currentTarget.value)
          }}
        />
        <Control className="ui-color-picker-code">
          <input
            ref={ref}
            type="text"
            className="ui-control-input"
            aria-label={labels.colorCode}
            aria-invalid={isWrong || undefined}
            data-field-name={name}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={typed ?? color}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              const next = readColor(event.currentTarget.value)
              if (next) choose(next)
            }}
            onBlur={() => setTyped(undefined)}
          />
        </Control>
        {name && <input type="hidden" name={name} value={color} />}
      </div>
      {swatches.length > 0 && (
        <div className="ui-color-picker-swatches">
          {swatches.map((swatch) => (
            <label key={swatch.value} className="ui-color-swatch" title={swatch.label}>
              <input
                type="radio"
                className="ui-visually-hidden"
                name={`${name ?? ''}.swatch`}
                checked={swatch.value === color}
                onChange={() => choose(swatch.value)}
              />
              {/* A native colour input as swatch: shows any colour without an inline style. */}
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <rect width="24" height="24" rx="6" fill={swatch.value} />
              </svg>
              <span className="ui-visually-hidden">{swatch.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
