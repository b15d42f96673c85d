import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Control } from '../field/control.tsx'
import { Field } from '../field/field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { CharacterCounter } from './character-counter.tsx'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'>, FieldOptions {
  /** Shows a character counter. Doesn't limit the length, so that pasted text isn't cut: validate it. */
  characterLimit?: number
}

/** A multi-line text field. Grows with its content where the browser supports it. */
export function TextArea(given: TextAreaProps) {
  const { characterLimit, rows = 4, onChange, ...props } = withoutNulls(given)
  const [field, textarea] = separateFieldOptions(props)
  const counterId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRefs(area, textarea.ref)
  const [typedLength, setTypedLength] = useState(String(textarea.defaultValue ?? '').length)
  // A form library fills the box through its ref.
  useEffect(() => setTypedLength(area.current?.value.length ?? 0), [])
  const length = textarea.value === undefined ? typedLength : String(textarea.value).length
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Control>
            <textarea
              {...textarea}
              {...control}
              ref={mergedRef}
              aria-describedby={
                [control['aria-describedby'], characterLimit && counterId].filter(Boolean).join(' ') || undefined
              }
              rows={rows}
              className="ui-control-input ui-text-area"
              onChange={(event) => {
                setTypedLength(event.currentTarget.value.length)
                onChange?.(event)
              }}
            />
          </Control>
          {characterLimit !== undefined && <CharacterCounter id={counterId} used={length} limit={characterLimit} />}
        </>
      )}
    </Field>
  )
}
