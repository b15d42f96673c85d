import { type KeyboardEvent, useRef } from 'react'
import { findByTyping } from './find-by-typing.ts'
import type { SelectOption } from './select.tsx'

/** After such a pause, in ms, letters begin a new word; browsers do the same. */
const pause = 1000

/** Chooses as a person would: form libraries see an ordinary change. */
function choose(select: HTMLSelectElement, value: string) {
  if (select.value === value) return
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Finds by typing on the closed list, with or without Vietnamese marks; browsers only find the exact letters. Backspace
 * takes a letter back, which is also how UniKey puts a mark on one.
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
