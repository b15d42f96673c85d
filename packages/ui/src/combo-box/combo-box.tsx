import { ChevronDown } from 'lucide-react'
import {
  type ChangeEvent,
  type InputEvent,
  type KeyboardEvent,
  type FocusEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { comparableText } from '../base/comparable-text.ts'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ControlSize } from '../button/button.tsx'
import { Control } from '../field/control.tsx'
import { FieldMessages, fieldMessageIds, RequiredMark } from '../field/field-parts.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { type EarlyUse, noEarlyUse } from './early-use.ts'
import type { ListHandlers } from './combo-box-list.tsx'
import type { ComboBoxOption } from './combo-box-options.tsx'
import { prefetchList, useList } from './use-list.ts'

export type { ComboBoxOption } from './combo-box-options.tsx'

export interface ComboBoxProps<Value extends string = string> extends FieldOptions, GlobalAttributes {
  options: readonly ComboBoxOption<Value>[]
  value?: Value | null
  defaultValue?: Value | null
  onChange?: (value: Value | null) => void
  onBlur?: () => void
  /** Called with the typed text, to fetch options. While set, `options` are shown unfiltered. */
  onSearch?: (typed: string) => void
  /**
   * Called with the typed text when it is chosen as a new option, offered last while no option is called so. The
   * application adds the option and sets it as the value.
   */
  onCreate?: (typed: string) => void
  isLoading?: boolean
  name?: string
  placeholder?: string
  disabled?: boolean
  /** Default `md`. */
  size?: ControlSize
  autoComplete?: string
  ref?: Ref<HTMLInputElement>
}

/** A searchable select for long lists. Typing matches with or without Vietnamese diacritics. */
export function ComboBox<Value extends string = string>(props: ComboBoxProps<Value>) {
  const {
    options,
    value,
    defaultValue = null,
    onChange,
    onBlur,
    onSearch,
    onCreate,
    isLoading,
    name,
    placeholder,
    disabled,
    size,
    autoComplete,
    ref,
    ...others
  } = withoutNulls(props)
  const [field, attributes] = separateFieldOptions(others)
  const ownId = useId()
  const id = field.id ?? ownId
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosen = value === undefined ? ownValue : value
  // The next search may not find what was chosen before; without it the list would empty the box.
  const [held, setHeld] = useState<ComboBoxOption<Value> | null>(null)
  const isHeld = held?.value === chosen && !options.some((option) => option.value === chosen)
  const offered = held && isHeld ? [...options, held] : options
  const chosenLabel = offered.find((option) => option.value === chosen)?.label ?? ''
  const { labels } = useUi()
  const [initial] = useState(chosen)
  // Null shows the choice.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? chosenLabel

  const box = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const handlers = useRef<ListHandlers>(null)
  const early = useRef<EarlyUse>(noEarlyUse)
  const { List, fetchList, marks, onMarks } = useList()
  const mergedRef = useMergedRefs(box, ref)

  function type(text: string) {
    setTyped(text)
    const isChoice = text !== '' && offered.some(({ label }) => label === text)
    if (!isChoice) onSearch?.(text)
  }

  function choose(next: Value | null) {
    setHeld(offered.find(({ value }) => value === next) ?? null)
    setOwnValue(next)
    if (next !== chosen) onChange?.(next)
  }

  useEffect(() => {
    const form = box.current?.form
    // The list does this itself.
    const reset = () => handlers.current || choose(initial)
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  })

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    fetchList()
    if (handlers.current) return handlers.current.onChange?.(event)
    const { value } = event.currentTarget
    type(value)
    if (value === '') choose(null)
  }

  /** Chooses what a browser fills in for people: it leaves a box that never had the focus, which would empty it. */
  function takeFilledIn({ currentTarget }: InputEvent<HTMLInputElement>) {
    if (currentTarget.matches(':focus')) return
    const filled = comparableText(currentTarget.value)
    const option = offered.find(({ label, isDisabled }) => !isDisabled && comparableText(label) === filled)
    if (option) choose(option.value)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    fetchList()
    // React Aria would empty the box, although the answer to what was typed is still to come.
    if (event.key === 'Enter' && isLoading && typed && !marks['aria-activedescendant']) return event.preventDefault()
    if (handlers.current) return handlers.current.onKeyDown?.(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      early.current = { opens: event.key === 'ArrowDown' ? 'first' : 'last', isEntered: false }
    } else if (event.key === 'Escape') {
      early.current = noEarlyUse
      setTyped(null)
    } else if (event.key === 'Enter' && (early.current.opens || text !== chosenLabel)) {
      event.preventDefault()
      const { opens } = early.current
      early.current = { opens, isEntered: opens === 'first' || opens === 'last' }
    }
  }

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    fetchList()
    handlers.current?.onFocus?.(event)
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    if (handlers.current) return handlers.current.onBlur?.(event)
    early.current = noEarlyUse
    setTyped(null)
    onBlur?.()
  }

  function handlePress({ detail }: MouseEvent) {
    fetchList()
    box.current?.focus()
    if (handlers.current) handlers.current.toggle(detail === 0 ? 'first' : null)
    else early.current = { opens: early.current.opens ? null : 'unmarked', isEntered: false }
  }

  const labelId = `${id}-label`
  const buttonId = `${id}-button`
  return (
    <div
      className={classNames('ui-field', 'ui-combo-box', field.className)}
      data-invalid={field.error ? true : undefined}
    >
      <label id={labelId} htmlFor={id} className={field.isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
        {field.label}
        {field.isRequired && <RequiredMark />}
      </label>
      <Control
        size={size}
        end={
          <button
            type="button"
            id={buttonId}
            ref={button}
            className="ui-combo-box-button"
            tabIndex={-1}
            disabled={disabled}
            aria-label={labels.showOptions}
            aria-labelledby={`${buttonId} ${labelId}`}
            aria-haspopup="listbox"
            aria-expanded={marks['aria-expanded']}
            aria-controls={marks['aria-controls']}
            // The box keeps the focus, and with it the keyboard of a phone.
            onMouseDown={(event) => event.preventDefault()}
            onPointerEnter={prefetchList}
            onClick={handlePress}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        <input
          type="text"
          autoCorrect="off"
          spellCheck="false"
          {...attributes}
          id={id}
          ref={mergedRef}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={marks['aria-expanded']}
          aria-controls={marks['aria-controls']}
          aria-activedescendant={marks['aria-activedescendant']}
          // The open list hides the label from screen readers, but not its name for the box.
          aria-labelledby={labelId}
          className="ui-control-input"
          placeholder={placeholder}
          autoComplete={autoComplete ?? 'off'}
          disabled={disabled}
          aria-required={field.isRequired || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={fieldMessageIds(id, field.help, field.error)}
          data-field-name={name}
          value={text}
          onChange={handleChange}
          onInput={takeFilledIn}
          onKeyDown={handleKey}
          onFocus={handleFocus}
          onBlur={handleBlur}
          onTouchEnd={(event) => handlers.current?.onTouchEnd?.(event)}
          onPointerEnter={prefetchList}
        />
      </Control>
      {name && <input type="hidden" name={name} value={chosen ?? ''} />}
      <FieldMessages controlId={id} help={field.help} error={field.error} />
      {List && (
        <List
          id={id}
          labelId={labelId}
          owner={{ box, button, handlers, early, onMarks }}
          options={offered}
          chosen={chosen}
          initial={initial}
          chosenLabel={chosenLabel}
          typed={text}
          isSearchedElsewhere={onSearch !== undefined}
          isLoading={isLoading}
          isDisabled={disabled}
          onType={type}
          onChoose={(value) => choose(value as Value | null)}
          onCreate={onCreate}
          onBlur={onBlur}
        />
      )}
    </div>
  )
}
