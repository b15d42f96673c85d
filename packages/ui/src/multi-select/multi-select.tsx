import '../react-aria-words/react-aria-words.ts'
import { ChevronDown } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { Button, ComboBox as AriaComboBox, Group, Input, Label } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { type ComboBoxOption, ComboBoxOptions } from '../combo-box/combo-box-options.tsx'
import { firstOptions } from '../combo-box/first-options.ts'
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

  function choose(keys: readonly unknown[]) {
    change(options.map((option) => option.value).filter((one) => keys.includes(one)))
    setTyped('')
  }

  function remove(index: number) {
    const buttons = tags.current?.querySelectorAll<HTMLElement>('button') ?? []
    const neighbour = buttons[index + 1] ?? buttons[index - 1] ?? box.current
    neighbour?.focus()
    change(chosen.filter((_, one) => one !== index))
  }

  const found = rankOptions(options, typed)
  const shown = firstOptions(found, chosen)
  const labelOf = (one: Value) => options.find((option) => option.value === one)?.label ?? one
  return (
    <AriaComboBox
      id={id}
      className={classNames('ui-field', 'ui-combo-box', className)}
      selectionMode="multiple"
      items={shown}
      value={[...chosen]}
      onChange={choose}
      inputValue={typed}
      onInputChange={setTyped}
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
          onKeyDown={(event) => {
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
      <ComboBoxOptions isLoading={isLoading} moreCount={found.length - shown.length} />
    </AriaComboBox>
  )
}
