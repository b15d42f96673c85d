import { Check } from 'lucide-react'
import { ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { useUi } from '../ui-provider/ui-context.ts'

export interface ComboBoxOption<Value extends string = string> {
  value: Value
  label: string
  /** A second line that distinguishes similar options. */
  help?: string
  isDisabled?: boolean
}

interface ComboBoxOptionsProps {
  isLoading: boolean | undefined
  /** Number of matching options that aren't rendered. */
  moreCount: number
}

/** The list below the box. The surrounding combo box provides its items. */
export function ComboBoxOptions({ isLoading, moreCount }: ComboBoxOptionsProps) {
  const { labels } = useUi()
  return (
    <Popover className="ui-combo-box-popover" offset={4}>
      <ListBox<ComboBoxOption>
        className="ui-combo-box-list"
        aria-busy={isLoading || undefined}
        renderEmptyState={() => <p className="ui-combo-box-empty">{isLoading ? labels.loading : labels.noOptions}</p>}
      >
        {(option) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            isDisabled={option.isDisabled}
            className="ui-combo-box-option"
          >
            <span>
              {option.label}
              {option.help && <span className="ui-choice-help">{option.help}</span>}
            </span>
            <Check className="ui-combo-box-check" aria-hidden="true" />
          </ListBoxItem>
        )}
      </ListBox>
      {moreCount > 0 && <p className="ui-combo-box-more">{labels.moreOptions(moreCount)}</p>}
    </Popover>
  )
}
