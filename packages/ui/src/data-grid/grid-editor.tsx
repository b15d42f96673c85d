import { createContext, type KeyboardEvent, use, useState } from 'react'
import type { GridChoice } from './grid-values.ts'

/** Where the focus goes after a value was taken. */
export type GridMove = 'stay' | 'up' | 'down' | 'next' | 'previous'

export interface GridEditing {
  /** Takes the text. Returns whether the focus went on, for `next` and `previous`. */
  commit: (text: string, move: GridMove) => boolean
  cancel: () => void
  /** Takes a block of several cells from the clipboard; false for a single value. */
  pasteBlock: (text: string) => boolean
}

/** Of the cell that is edited; a context, so that other rows aren't drawn again. */
export const GridEditingContext = createContext<GridEditing | undefined>(undefined)

export interface GridEditorProps {
  label: string
  /** Text in the box at first. */
  text: string
  isNumeric: boolean
  options: readonly GridChoice[] | undefined
}

const focusIt = (box: HTMLInputElement | HTMLSelectElement | null) => box?.focus()

/** The box in a cell that is edited. */
export function GridEditor({ label, text, isNumeric, options }: GridEditorProps) {
  const editing = use(GridEditingContext)
  const [draft, setDraft] = useState(text)

  function press(event: KeyboardEvent<HTMLElement>) {
    // Enter may end a syllable of an input method.
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    const { key, shiftKey } = event
    if (key === 'Escape') editing?.cancel()
    else if (key === 'Enter') editing?.commit(draft, shiftKey ? 'up' : 'down')
    else if (key !== 'Tab' || !editing?.commit(draft, shiftKey ? 'previous' : 'next')) return
    event.preventDefault()
  }
  const shared = {
    ref: focusIt,
    className: 'ui-data-grid-editor',
    'aria-label': label,
    value: draft,
    onKeyDown: press,
    onBlur: () => editing?.commit(draft, 'stay'),
  }
  if (options) {
    const isKnown = options.some((option) => option.label === draft)
    return (
      <select {...shared} onChange={(event) => setDraft(event.currentTarget.value)}>
        {!isKnown && <option value={draft}>{draft}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.label}>
            {option.label}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      inputMode={isNumeric ? 'decimal' : undefined}
      data-numeric={isNumeric || undefined}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onPaste={(event) => {
        event.stopPropagation()
        if (editing?.pasteBlock(event.clipboardData.getData('text/plain'))) event.preventDefault()
      }}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
    />
  )
}
