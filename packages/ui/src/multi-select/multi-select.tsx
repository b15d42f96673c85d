import '../react-aria-words/react-aria-words.ts'
import { ChevronDown } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { Button, ComboBox as AriaComboBox, Group, Input, Label } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import { comparableText } from '../base/comparable-text.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import {
  type ComboBoxOption,
  ComboBoxOptions,
  type ListedOption,
  listedOptions,
} from '../combo-box/combo-box-options.tsx'
import { firstOptions } from '../combo-box/first-options.ts'
import { newOption, newOptionValue } from '../combo-box/new-option.ts'
import { rankOptions } from '../combo-box/rank-options.ts'
import { FieldMessages, fieldMessageIds, RequiredMark } from '../field/field-parts.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { Tag } from '../tag/tag.tsx'
import { handleTagKeys } from '../tag/tag-keys.ts'

export interface MultiSelectProps<Value extends string = string> extends FieldOptions, GlobalAttributes {
  options: readonly ComboBoxOption<Value>[]
  value?: readonly Value[]
  /** Default none. */
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
  onBlur?: () => void
  /** Called with the typed text, to fetch options. While set, `options` are shown unfiltered. */
  onSearch?: (typed: string) => void
  /**
   * Called with the typed text when it is chosen as a new option, offered last while no option is called so. Enter, a
   * comma and leaving the box take the typed text too; Escape doesn't. The application adds it to the options and to the
   * value.
   */
  onCreate?: (typed: string) => void
  /** Name under which a form submits each value. */
  name?: string
  placeholder?: string
  isLoading?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * Selects any number of options from a long list, searched by typing with or without Vietnamese diacritics. Selected
 * options appear in the box.
 */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const {
    options,
    value,
    defaultValue = [],
    onChange,
    onBlur,
    onSearch,
    onCreate,
    name,
    placeholder,
    isLoading,
    disabled,
    ref,
    ...others
  } = withoutNulls(props)
  const [field, attributes] = separateFieldOptions(others)
  const { label, help, error, isRequired, isLabelHidden, className } = field
  const ownId = useId()
  const id = props.id ?? ownId
  const box = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRefs(box, ref)
  const tags = useRef<HTMLUListElement>(null)
  const [ownValue, setOwnValue] = useState<readonly Value[]>(defaultValue)
  const [typed, setTyped] = useState('')
  const chosen = value ?? ownValue

  function change(next: Value[]) {
    setOwnValue(next)
    onChange?.(next)
  }

  function type(text: string) {
    // Looked for in the text, because the keyboards of phones don't tell their keys.
    if (onCreate && text.endsWith(',') && text.length > typed.length) return enter(text.slice(0, -1))
    setTyped(text)
    onSearch?.(text)
  }

  function choose(keys: readonly unknown[]) {
    // A search may not find what was chosen before.
    const kept = chosen.filter((one) => keys.includes(one))
    const added = options.map((option) => option.value).filter((one) => keys.includes(one) && !kept.includes(one))
    if (keys.includes(newOptionValue)) create(typed)
    else change([...kept, ...added])
    type('')
  }

  function create(text: string) {
    const [option] = newOption(text, options)
    if (option) onCreate?.(option.label)
  }

  /** Takes a text as it is: the option that is called so, or a new one. */
  function enter(text: string) {
    const same = options.find((option) => comparableText(option.label) === comparableText(text))
    if (!same) create(text)
    else if (!same.isDisabled && !chosen.includes(same.value)) change([...chosen, same.value])
    type('')
  }

  function remove(index: number) {
    const buttons = tags.current?.querySelectorAll<HTMLElement>('button') ?? []
    const neighbour = buttons[index + 1] ?? buttons[index - 1] ?? box.current
    neighbour?.focus()
    change(chosen.filter((_, one) => one !== index))
  }

  const found = onSearch ? options : rankOptions(options, typed)
  const shown: ListedOption<Value>[] = [
    ...firstOptions(found, chosen),
    ...(onCreate && !isLoading ? newOption<Value>(typed, options) : []),
  ]
  const labelOf = (one: Value) => options.find((option) => option.value === one)?.label ?? one
  return (
    <AriaComboBox
      id={id}
      className={classNames('ui-field', 'ui-combo-box', className)}
      selectionMode="multiple"
      items={listedOptions(shown)}
      value={[...chosen]}
      onChange={choose}
      inputValue={typed}
      onInputChange={type}
      defaultFilter={() => true}
      allowsEmptyCollection
      menuTrigger="input"
      isDisabled={disabled}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onBlur={onBlur}
    >
      <Label className={isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      <Group className="ui-control ui-token-field">
        {chosen.length > 0 && (
          // React Aria hides everything but box and list from screen readers while the list is open; this belongs to
          // the box.
          <ul
            ref={tags}
            className="ui-token-field-list"
            onKeyDown={(event) => handleTagKeys(event, box.current, remove)}
            id={`${id}-chosen`}
            data-react-aria-top-layer
          >
            {chosen.map((one, index) => (
              <li key={one}>
                <Tag onRemove={disabled ? undefined : () => remove(index)}>{labelOf(one)}</Tag>
              </li>
            ))}
          </ul>
        )}
        <Input
          {...attributes}
          ref={mergedRef}
          className="ui-control-input"
          placeholder={chosen.length === 0 ? placeholder : undefined}
          autoComplete="off"
          aria-describedby={
            [fieldMessageIds(id, help, error), chosen.length > 0 && `${id}-chosen`].filter(Boolean).join(' ') ||
            undefined
          }
          data-field-name={name}
          // What is left in the box would be lost without a word.
          onBlur={() => onCreate && typed.trim() !== '' && enter(typed)}
          onKeyDown={(event) => {
            const isMarked = event.currentTarget.hasAttribute('aria-activedescendant')
            if (
              event.key === 'Enter' &&
              onCreate &&
              !isMarked &&
              typed.trim() !== '' &&
              !event.nativeEvent.isComposing
            ) {
              event.preventDefault()
              return enter(typed)
            }
            if (event.key !== 'Backspace' || typed !== '' || chosen.length === 0) return
            tags.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
          }}
        />
        <Button className="ui-combo-box-button">
          <ChevronDown aria-hidden="true" />
        </Button>
      </Group>
      {name && chosen.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />)}
      <FieldMessages controlId={id} help={help} error={error} />
      <ComboBoxOptions isLoading={isLoading} moreCount={found.length - shown.filter(({ isNew }) => !isNew).length} />
    </AriaComboBox>
  )
}
