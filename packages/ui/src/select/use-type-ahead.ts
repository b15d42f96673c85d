import { type KeyboardEvent, useRef } from 'react'
import { findByTyping } from './find-by-typing.ts'
import type { SelectOption } from './select.tsx'

/** Pause in ms after which typing starts a new search, as in browsers. */
const pause = 1000

/** Selects an option and fires the native events, so that form libraries see an ordinary change. */
function choose(select: HTMLSelectElement, value: string) {
  if (select.value === value) return
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Adds type-ahead to a closed select, with or without Vietnamese diacritics; browsers match only exact letters.
 * Backspace removes a letter, which UniKey also uses to put a diacritic on one.
 */
export function useTypeAhead(options: readonly SelectOption[]): (event: KeyboardEvent<HTMLSelectElement>) => void {
  const word = useRef({ typed: '', at: 0 })
  return (event) => {
    const { key, currentTarget, timeStamp } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const before = timeStamp - word.current.at < pause ? word.current.typed : ''
    const isLetter = key.length === 1 && (key !== ' ' || before !== '')
    if (!isLetter && (key !== 'Backspace' || before === '')) return
    event.preventDefault()
    const typed = isLetter ? before + key : before.slice(0, -1)
    word.current = { typed, at: timeStamp }
    if (!isLetter) return
    const current = options.findIndex(({ value }) => value === currentTarget.value)
    const found = options[findByTyping(options, typed, current)]
    if (found) choose(currentTarget, found.value)
  }
}
