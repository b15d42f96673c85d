/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser'

/** A syllable as hands write it: the key pressed, and what stands on the screen after it. */
type Strokes = readonly (readonly [key: string, shown: string])[]

const strokes = (keys: string, ...shown: string[]): Strokes => shown.map((text, index) => [keys[index] ?? '', text])

/** The same syllables in the two ways of writing them that people learn at school. */
export const writings = {
  Telex: {
    tiếng: strokes('tieengs', 't', 'ti', 'tie', 'tiê', 'tiên', 'tiêng', 'tiếng'),
    Đường: strokes('DDuwowngf', 'D', 'Đ', 'Đu', 'Đư', 'Đưo', 'Đươ', 'Đươn', 'Đương', 'Đường'),
    đà: strokes('ddaf', 'd', 'đ', 'đa', 'đà'),
  },
  VNI: {
    tiếng: strokes('tie6ng1', 't', 'ti', 'tie', 'tiê', 'tiên', 'tiêng', 'tiếng'),
    Đường: strokes('D9u7o7ng2', 'D', 'Đ', 'Đu', 'Đư', 'Đưo', 'Đươ', 'Đươn', 'Đương', 'Đường'),
    đà: strokes('d9a2', 'd', 'đ', 'đa', 'đà'),
  },
} as const satisfies Record<string, Record<string, Strokes>>

export type Writing = keyof typeof writings
export type Syllable = keyof (typeof writings)[Writing]

/**
 * How a program brings the letters into the page. `composing` (macOS, IBus, phones) keeps a syllable open and replaces it
 * whole; `correcting` (UniKey on Windows) deletes letters with Backspace and types them anew, without any composition.
 */
export type InputMethod = 'composing' | 'correcting'

const codeOf = (key: string) => (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`)

/** Under composition a page sees that a key went down, not which (key code 229). */
async function pressHidden(code: string, key = 'Process') {
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, windowsVirtualKeyCode: 229 })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode: 229 })
}

/** A key that writes a letter. */
export async function pressLetter(letter: string) {
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
}

/** A key that writes nothing: `Enter`, `Backspace`, `ArrowDown`. */
export async function pressKey(key: 'ArrowDown' | 'Backspace' | 'Enter') {
  const windowsVirtualKeyCode = { ArrowDown: 40, Backspace: 8, Enter: 13 }[key]
  const text = key === 'Enter' ? '\r' : undefined
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key, windowsVirtualKeyCode, text })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode })
}

/** Shows a text in the focused box that isn't settled yet. */
export async function compose(text: string, key = text.at(-1) ?? '') {
  await pressHidden(codeOf(key))
  await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** Enter while a syllable is open: it belongs to the input method. */
export const pressEnterWhileComposing = () => pressHidden('Enter', 'Enter')

/** Settles the open syllable. */
export const settle = (text: string) => cdp().send('Input.insertText', { text })

async function correct(from: string, to: string) {
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  for (const _ of from.slice(same)) await pressKey('Backspace')
  for (const letter of to.slice(same)) await pressLetter(letter)
}

/** Writes syllables into the focused box, a space between them. */
export async function write(syllables: readonly Syllable[], writing: Writing, method: InputMethod): Promise<void> {
  for (const [index, syllable] of syllables.entries()) {
    if (index > 0) await pressLetter(' ')
    let before = ''
    for (const [key, shown] of writings[writing][syllable]) {
      if (method === 'composing') await compose(shown, key)
      else await correct(before, shown)
      before = shown
    }
    if (method === 'composing') await settle(before)
  }
}
