import { type Ref, useId, useState } from 'react'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { FieldGroup } from '../field/field-group.tsx'
import type { FieldOptions } from '../field/field-options.ts'
import { starPath } from '../rating-display/star-path.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface RatingProps extends FieldOptions, GlobalAttributes {
  /** 1 to 5; null while nothing is selected. */
  value?: number | null
  defaultValue?: number | null
  onChange?: (value: number) => void
  onBlur?: () => void
  name?: string
  disabled?: boolean
  /** Ref of the first star. */
  ref?: Ref<HTMLInputElement>
}

const choices = [1, 2, 3, 4, 5]

/** Input for one to five stars. A radio group, so arrow keys work and screen readers announce the number. */
export function Rating(props: RatingProps) {
  const { value, defaultValue = null, onChange, onBlur, name, ref, ...field } = withoutNulls(props)
  const { labels } = useUi()
  const ownName = useId()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosen = value === undefined ? ownValue : value
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className="ui-rating">
        {choices.map((stars) => (
          <label key={stars} className="ui-rating-star" title={labels.starCount(stars)}>
            <input
              type="radio"
              ref={stars === 1 ? ref : undefined}
              className="ui-visually-hidden"
              name={name ?? ownName}
              value={stars}
              aria-label={labels.starCount(stars)}
              checked={stars === chosen}
              onBlur={onBlur}
              onChange={() => {
                setOwnValue(stars)
                onChange?.(stars)
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={starPath} />
            </svg>
          </label>
        ))}
        {chosen !== null && (
          <span className="ui-rating-chosen" aria-hidden="true">
            {labels.starCount(chosen)}
          </span>
        )}
      </div>
    </FieldGroup>
  )
}
