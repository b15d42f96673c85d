import type { Ref } from 'react'

export interface SelectBoxProps {
  label: string
  isChecked: boolean
  isDisabled?: boolean
  /** `isRange` is true when Shift was held, by mouse or keyboard. */
  onChange: (isChecked: boolean, isRange: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** The checkbox of a row, or of all rows. */
export function SelectBox({ label, isChecked, isDisabled, onChange, ref }: SelectBoxProps) {
  return (
    <label className="ui-data-table-select">
      <input
        ref={ref}
        type="checkbox"
        className="ui-choice-box"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  )
}
