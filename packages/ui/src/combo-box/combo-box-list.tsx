import '../react-aria-words/react-aria-words.ts'
import { type HTMLAttributes, type RefObject, useContext, useEffect, useLayoutEffect, useState } from 'react'
import {
  ButtonContext,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  InputContext,
  useSlottedContext,
} from 'react-aria-components'
import { type ComboBoxOption, ComboBoxOptions, type ListedOption, listedOptions } from './combo-box-options.tsx'
import { type EarlyUse, noEarlyUse } from './early-use.ts'
import { firstOptions } from './first-options.ts'
import { newOption, newOptionValue } from './new-option.ts'
import { rankOptions } from './rank-options.ts'

/** What the list says about the box. */
export interface ListMarks {
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'aria-activedescendant': string | undefined
}

/** What the list does for the events of the box and its button. */
export interface ListHandlers
  extends Pick<HTMLAttributes<HTMLInputElement>, 'onChange' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onTouchEnd'> {
  toggle: (mark: 'first' | null) => void
}

export interface ListOwner {
  box: RefObject<HTMLInputElement | null>
  button: RefObject<HTMLButtonElement | null>
  handlers: RefObject<ListHandlers | null>
  early: RefObject<EarlyUse>
  onMarks: (marks: ListMarks) => void
}

export interface ComboBoxListProps<Value extends string = string> {
  id: string
  labelId: string
  owner: ListOwner
  options: readonly ComboBoxOption<Value>[]
  chosen: Value | null
  /** What a reset of the form chooses. */
  initial: Value | null
  chosenLabel: string
  typed: string
  isSearchedElsewhere: boolean
  isLoading: boolean | undefined
  isDisabled: boolean | undefined
  onType: (typed: string) => void
  onChoose: (value: Value | null) => void
  onCreate: ((typed: string) => void) | undefined
  onBlur: (() => void) | undefined
}

/** The list of a ComboBox with all it needs of React Aria. The box is drawn by its owner and was there before. */
export default function ComboBoxList<Value extends string>(props: ComboBoxListProps<Value>) {
  const { id, labelId, owner, options, chosen, initial, chosenLabel, typed, onCreate } = props
  // The list closes once its selection changes, so that it sees a choice for a moment also when the value stays null.
  const [picked, setPicked] = useState<Value | null>(null)
  useEffect(() => {
    if (picked !== null) setPicked(null)
  }, [picked])

  function choose(key: unknown) {
    if (key === newOptionValue) {
      setPicked(newOptionValue as Value)
      const [option] = newOption(typed, options)
      return option && onCreate?.(option.label)
    }
    const next = options.find(({ value }) => value === key)?.value ?? null
    setPicked(next)
    props.onChoose(next)
  }

  const isUntouched = typed === chosenLabel
  const found = props.isSearchedElsewhere || isUntouched ? options : rankOptions(options, typed)
  const offersNew = onCreate && !isUntouched && !props.isLoading
  const shown: ListedOption<Value>[] = [
    ...firstOptions(found, chosen === null ? [] : [chosen]),
    ...(offersNew ? newOption<Value>(typed, options) : []),
  ]
  return (
    <AriaComboBox
      id={id}
      className="ui-combo-box-wires"
      aria-labelledby={labelId}
      items={listedOptions(shown)}
      selectedKey={picked ?? chosen}
      defaultSelectedKey={initial}
      onSelectionChange={choose}
      defaultInputValue={typed}
      onInputChange={props.onType}
      defaultFilter={() => true}
      allowsEmptyCollection
      menuTrigger="input"
      isDisabled={props.isDisabled}
      validationBehavior="aria"
      onBlur={props.onBlur}
    >
      <Wires owner={owner} isTouched={!isUntouched} />
      <ComboBoxOptions
        isLoading={props.isLoading}
        moreCount={found.length - shown.filter(({ isNew }) => !isNew).length}
      />
    </AriaComboBox>
  )
}

/** Connects the list with the box and the button of its owner. */
function Wires({ owner, isTouched }: { owner: ListOwner; isTouched: boolean }) {
  const { box, button, handlers, early, onMarks } = owner
  // None while React Aria only collects the options.
  const state = useContext(ComboBoxStateContext)
  const boxProps = useSlottedContext(InputContext)
  const buttonProps = useSlottedContext(ButtonContext)
  const isThere = state !== null

  useLayoutEffect(() => {
    if (!state || !boxProps) return
    point(boxProps.ref, box.current)
    point(buttonProps?.ref, button.current)
    const { onChange, onKeyDown, onFocus, onBlur, onTouchEnd } = boxProps
    const toggle = (mark: 'first' | null) => state.toggle(mark, 'manual')
    handlers.current = { onChange, onKeyDown, onFocus, onBlur, onTouchEnd, toggle }
    onMarks({
      'aria-expanded': state.isOpen,
      'aria-controls': boxProps['aria-controls'],
      'aria-activedescendant': boxProps['aria-activedescendant'],
    })
  })

  useEffect(() => {
    if (!state || box.current !== document.activeElement) return
    state.setFocused(true)
    const { opens } = early.current
    if (opens) state.open(opens === 'unmarked' ? null : opens, 'manual')
    else if (isTouched) state.open(null, 'input')
    early.current = { ...early.current, opens: null }
    // oxlint-disable-next-line react/exhaustive-deps -- only what happened before the list was there
  }, [isThere])

  useEffect(() => {
    if (!state?.isOpen || !early.current.isEntered) return
    const isMarked = state.selectionManager.focusedKey !== null
    if (isMarked) state.commit()
    // Options mark one at the next drawing; where none has been fetched yet, nothing is chosen.
    if (isMarked || state.collection.size === 0) early.current = noEarlyUse
  })

  useEffect(
    () => () => {
      if (isThere) handlers.current = null
    },
    [isThere, handlers],
  )
  return null
}

function point<Target>(ref: unknown, target: Target) {
  if (ref && typeof ref === 'object') Object.assign(ref, { current: target })
}
