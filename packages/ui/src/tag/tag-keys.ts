import type { KeyboardEvent } from 'react'

/** Returns the button that removes the tag of a list item. */
const buttonIn = (item: Element | null | undefined) => item?.querySelector<HTMLElement>('button')

/**
 * Handles a key in a list of removable tags: arrows move between them and on to the text box behind them, Delete and
 * Backspace remove.
 */
export function handleTagKeys(
  event: KeyboardEvent<HTMLUListElement>,
  box: HTMLElement | null,
  remove: (index: number) => void,
): void {
  const item = (event.target as Element).closest('li')
  if (!item) return
  const isRtl = getComputedStyle(item).direction === 'rtl'
  const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (event.key === back) buttonIn(item.previousElementSibling)?.focus()
  else if (event.key === on) (buttonIn(item.nextElementSibling) ?? box)?.focus()
  else if (event.key === 'Delete' || event.key === 'Backspace') remove([...event.currentTarget.children].indexOf(item))
  else return
  event.preventDefault()
  event.stopPropagation()
}
