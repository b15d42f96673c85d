import { Check, Plus } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import {
  Collection,
  ComboBoxStateContext,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  OverlayTriggerStateContext,
  Popover,
} from 'react-aria-components'
import { groupedOptions } from '../select/grouped-options.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface ComboBoxOption<Value extends string = string> {
  value: Value
  label: string
  /** A second line that distinguishes similar options. */
  help?: string
  /** An image or icon before the label, decorative. */
  media?: ReactNode
  isDisabled?: boolean
  /** Options of one group stand together under its name. */
  group?: string
}

/** An option of the list. One with `isNew` makes a new option of its label. */
export interface ListedOption<Value extends string = string> extends ComboBoxOption<Value> {
  isNew?: boolean
}

interface ComboBoxOptionsProps {
  isLoading: boolean | undefined
  /** Number of matching options that aren't rendered. */
  moreCount: number
}

/** Options with the name of their group, which is also their key in the list. */
interface ListedGroup<Option> {
  id: string
  name: string
  options: Option[]
}
type Listed<Value extends string = string> = ListedOption<Value> | ListedGroup<ListedOption<Value>>

const isGroup = (listed: Listed): listed is ListedGroup<ListedOption> => 'options' in listed

/** Returns what the list shows: options, and groups of them. */
export const listedOptions = <Value extends string>(options: readonly ListedOption<Value>[]): Listed<Value>[] =>
  groupedOptions(options).flatMap(({ group, options: members }): Listed<Value>[] =>
    // No value begins with a line end, so that no option has the key of a group.
    group === undefined ? members : [{ id: `\n${group}`, name: group, options: members }],
  )

function OptionName({ label, isNew }: ListedOption) {
  const { labels } = useUi()
  return isNew ? labels.createOption(label) : label
}

const optionItem = (option: ListedOption) => (
  <ListBoxItem
    id={option.value}
    textValue={option.label}
    isDisabled={option.isDisabled}
    className="ui-combo-box-option"
  >
    {option.isNew && <Plus className="ui-combo-box-check" aria-hidden="true" />}
    {option.media && <span className="ui-combo-box-media">{option.media}</span>}
    <span className="ui-combo-box-text">
      <OptionName {...option} />
      {option.help && <span className="ui-choice-help">{option.help}</span>}
    </span>
    {!option.isNew && <Check className="ui-combo-box-check" aria-hidden="true" />}
  </ListBoxItem>
)

const optionGroup = ({ id, name, options }: ListedGroup<ListedOption>) => (
  <ListBoxSection id={id} className="ui-combo-box-group">
    <Header className="ui-combo-box-group-name">{name}</Header>
    <Collection items={options.map((option) => ({ ...option, id: option.value }))}>{optionItem}</Collection>
  </ListBoxSection>
)

/** The list below the box. The surrounding combo box provides its items. */
export function ComboBoxOptions({ isLoading, moreCount }: ComboBoxOptionsProps) {
  const { labels } = useUi()
  const state = useContext(ComboBoxStateContext)
  // A page that scrolls closes the list, and pasting into a box at its edge scrolls: what was typed stays for all that.
  const list = state && { ...state, close: () => state.setOpen(false) }
  return (
    <OverlayTriggerStateContext.Provider value={list}>
      <Popover className="ui-combo-box-popover" offset={4}>
        <ListBox<Listed>
          className="ui-combo-box-list"
          aria-busy={isLoading || undefined}
          renderEmptyState={() => <p className="ui-combo-box-empty">{isLoading ? labels.loading : labels.noOptions}</p>}
        >
          {(listed) => (isGroup(listed) ? optionGroup(listed) : optionItem(listed))}
        </ListBox>
        {moreCount > 0 && <p className="ui-combo-box-more">{labels.moreOptions(moreCount)}</p>}
      </Popover>
    </OverlayTriggerStateContext.Provider>
  )
}
