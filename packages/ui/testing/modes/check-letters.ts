import { inject } from 'vitest'
import { isSeen, storyElements } from './element-visibility.ts'
import type { Fault } from './fault.ts'

const ranges = inject('letters')

const hasFont = (letter: number) => ranges.some(([first, last]) => first <= letter && letter <= last)

/** What is never drawn: blanks, control characters, marks that only choose a form. */
const undrawn = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

function* textsOf(element: Element): Generator<string> {
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) yield node.textContent ?? ''
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    yield element.value || element.placeholder
}

/** Finds letters that no font of the tests has. A machine draws them by a font of its own, or as a box. */
export function checkLetters(): Fault[] {
  const faults: Fault[] = []
  const known = new Set<string>()
  for (const element of storyElements().filter(isSeen)) {
    for (const letter of [...textsOf(element)].join('')) {
      if (known.has(letter) || undrawn.test(letter)) continue
      known.add(letter)
      const code = letter.codePointAt(0) ?? 0
      const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
      if (!hasFont(code))
        faults.push({ check: 'letters', message: `no font of the tests has ${name} "${letter}"`, element })
    }
  }
  return faults
}
