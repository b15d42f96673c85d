import { type ReactNode, type Ref, useId, useState } from 'react'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ChoiceOption } from '../checkbox-group/checkbox-group.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import type { FieldOptions } from '../field/field-options.ts'

export interface RadioOption<Value extends string = string> extends ChoiceOption<Value> {
  /** Only in cards: an image or icon before the label. */
  media?: ReactNode
  /** Only in cards: content at the end, for instance a price. */
  aside?: ReactNode
  /** The name of the section that it stands in. Options of one section follow one another. */
  section?: string
}

export interface RadioGroupProps<Value extends string> extends FieldOptions, GlobalAttributes {
  options: readonly RadioOption<Value>[]
  value?: Value | null
  defaultValue?: Value | null
  onChange?: (value: Value) => void
  onBlur?: () => void
  name?: string
  disabled?: boolean
  /**
   * `list` (default), `row` for short labels, `cards` for options that need an explanation, `chips` for sizes and colours,
   * whose `help` only screen readers hear.
   */
  layout?: 'list' | 'row' | 'cards' | 'chips'
  ref?: Ref<HTMLFieldSetElement>
}

/** Selects one of several options. Native radio buttons: one tab stop, arrow keys change the selection, across sections too. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, defaultValue = null, onChange, onBlur, name, layout = 'list', ...field } = withoutNulls(props)
  const ownName = useId()
  const [ownValue, setOwnValue] = useState<Value | null>(defaultValue)
  const chosen = value === undefined ? ownValue : value
  function choose(picked: Value) {
    setOwnValue(picked)
    onChange?.(picked)
  }
  const choiceOf = (option: RadioOption<Value>) => (
    <label key={option.value} className="ui-choice">
      <input
        type="radio"
        className="ui-choice-box"
        name={name ?? ownName}
        value={option.value}
        disabled={option.isDisabled}
        checked={option.value === chosen}
        onBlur={onBlur}
        onChange={() => choose(option.value)}
      />
      {layout === 'cards' && option.media && <span className="ui-radio-media">{option.media}</span>}
      <span className="ui-choice-label">
        {option.label}
        {option.help && <span className="ui-choice-help">{option.help}</span>}
      </span>
      {layout === 'cards' && option.aside && <span className="ui-radio-aside">{option.aside}</span>}
    </label>
  )
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className="ui-radio-options" data-layout={layout}>
        {sectionsOf(options).map(({ section, members }) => {
          if (!section) return members.map(choiceOf)
          const id = `${ownName}${section.replaceAll(/\s/g, '-')}`
          return (
            <div key={section} role="group" aria-labelledby={id} className="ui-radio-section">
              <span id={id} className="ui-radio-section-name">
                {section}
              </span>
              {members.map(choiceOf)}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}

/** The options as they follow one another, those of one section together. */
function sectionsOf<Value extends string>(options: readonly RadioOption<Value>[]) {
  const sections: { section: string | undefined; members: RadioOption<Value>[] }[] = []
  for (const option of options) {
    const last = sections.at(-1)
    if (last && last.section === option.section) last.members.push(option)
    else sections.push({ section: option.section, members: [option] })
  }
  return sections
}
