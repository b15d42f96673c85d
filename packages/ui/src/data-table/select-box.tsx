import { type Ref, useEffect, useRef } from 'react'
import { useMergedRefs } from '../base/merge-refs.ts'

export interface SelectBoxProps {
  label: string
  isChecked: boolean
  /** Some of several, not all. */
  isMixed?: boolean
  isDisabled?: boolean
  /** `isRange`: Shift was held, by mouse or keyboard. */
  onChange: (isChecked: boolean, isRange: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** The check box of a row, or of all rows. */
export function SelectBox({ label, isChecked, isMixed = false, isDisabled, onChange, ref }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="ui-data-table-select">
      <input
        ref={useMergedRefs(input, ref)}
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
