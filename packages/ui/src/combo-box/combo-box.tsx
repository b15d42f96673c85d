import '../react-aria-words/react-aria-words.ts'
import { ChevronDown } from 'lucide-react'
import { type Ref, useEffect, useId, useState } from 'react'
import { Button, ComboBox as AriaComboBox, Input, Label } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ControlSize } from '../button/button.tsx'
import { Control } from '../field/control.tsx'
import { FieldMessages, fieldMessageIds, RequiredMark } from '../field/field-parts.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { type ComboBoxOption, ComboBoxOptions } from './combo-box-options.tsx'
import { firstOptions } from './first-options.ts'
import { rankOptions } from './rank-options.ts'

export type { ComboBoxOption } from './combo-box-options.tsx'

export interface ComboBoxProps<Value extends string = string> extends FieldOptions, GlobalAttributes {
  options: readonly ComboBoxOption<Value>[]
  value?: Value | null
  defaultValue?: Value | null
  onChange?: (value: Value | null) => void
  onBlur?: () => void
  /** Called with the typed text, to fetch options. While set, `options` are shown unfiltered. */
  onSearch?: (typed: string) => void
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
  const [typed, setTyped] = useState(chosenLabel)

  // The list closes once its selection changes, so that it sees a choice for a moment also when the value stays null.
  const [picked, setPicked] = useState<Value | null>(null)
  useEffect(() => {
    if (picked !== null) setPicked(null)
  }, [picked])

  function type(text: string) {
    setTyped(text)
    const isChoice = text !== '' && offered.some(({ label }) => label === text)
    if (!isChoice) onSearch?.(text)
  }

  function choose(key: unknown) {
    const option = offered.find(({ value }) => value === key) ?? null
    const next = option?.value ?? null
    setHeld(option)
    setOwnValue(next)
    setPicked(next)
    if (next !== chosen) onChange?.(next)
  }

  const isUntouched = typed === chosenLabel
  const found = onSearch || isUntouched ? offered : rankOptions(offered, typed)
  const shown = firstOptions(found, chosen === null ? [] : [chosen])
  const describedBy = fieldMessageIds(id, field.help, field.error)
  return (
    <AriaComboBox
      id={id}
      className={classNames('ui-field', 'ui-combo-box', field.className)}
      items={shown}
      selectedKey={picked ?? chosen}
      onSelectionChange={choose}
      onInputChange={type}
      defaultFilter={() => true}
      allowsEmptyCollection
      menuTrigger="input"
      name={name}
      isDisabled={disabled}
      isRequired={field.isRequired}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      onBlur={onBlur}
    >
      <Label className={field.isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
        {field.label}
        {field.isRequired && <RequiredMark />}
      </Label>
      <Control
        size={size}
        end={
          <Button className="ui-combo-box-button">
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        <Input
          {...attributes}
          ref={ref}
          className="ui-control-input"
          placeholder={placeholder}
          autoComplete={autoComplete}
          aria-describedby={describedBy}
          data-field-name={name}
        />
      </Control>
      <FieldMessages controlId={id} help={field.help} error={field.error} />
      <ComboBoxOptions isLoading={isLoading} moreCount={found.length - shown.length} />
    </AriaComboBox>
  )
}
