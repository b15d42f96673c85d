import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { changeInput } from '../base/change-input.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ControlSize } from '../button/button.tsx'
import { Control } from '../field/control.tsx'
import { Field } from '../field/field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'id' | 'className' | 'onSubmit' | 'type'>,
    FieldOptions {
  /** Default `md`. */
  size?: ControlSize
  /** Called on Enter, except while an input method (e.g. Vietnamese) is composing. */
  onSubmit?: (text: string) => void
}

/** A search field. Escape or the clear button empties it. */
export function SearchField(given: SearchFieldProps) {
  const { size, onSubmit, onKeyDown, ref, isLabelHidden = true, ...props } = withoutNulls(given)
  const [field, input] = separateFieldOptions(props)
  const { labels } = useUi()
  const box = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRefs(box, ref)

  function clear() {
    if (!box.current) return
    changeInput(box.current, '')
    box.current.focus()
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    // Safari ends the composition before it fires the key event, so only the key code identifies it.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && isComposing) event.preventDefault()
    else if (event.key === 'Enter') onSubmit?.(event.currentTarget.value)
    else if (event.key === 'Escape' && !isComposing && event.currentTarget.value !== '') {
      event.preventDefault()
      clear()
    }
  }

  return (
    <Field {...field} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Control
          size={size}
          start={<Search aria-hidden="true" />}
          end={<IconButton size="sm" label={labels.clear} icon={<X aria-hidden="true" />} onClick={clear} />}
        >
          <input
            autoComplete="off"
            enterKeyHint="search"
            placeholder=" "
            {...input}
            {...control}
            ref={mergedRef}
            type="search"
            className="ui-control-input ui-search-input"
            onKeyDown={handleKey}
          />
        </Control>
      )}
    </Field>
  )
}
