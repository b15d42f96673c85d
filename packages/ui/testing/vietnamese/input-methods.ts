/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser'

/** The keystrokes of a syllable: the pressed key and the text shown after it. */
type Strokes = readonly (readonly [key: string, shown: string])[]

const strokes = (keys: string, ...shown: string[]): Strokes => shown.map((text, index) => [keys[index] ?? '', text])

/** The same syllables in the two common typing conventions. */
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
 * How an input method enters text. `composing` (macOS, IBus, phones) composes a syllable and replaces it as a whole;
 * `correcting` (UniKey on Windows) deletes letters with Backspace and types them again, without composition.
 */
export type InputMethod = 'composing' | 'correcting'

const codeOf = (key: string) => (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`)

/** Presses a key during composition: the page receives key code 229 instead of the key. */
async function pressHidden(code: string, key = 'Process') {
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, windowsVirtualKeyCode: 229 })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode: 229 })
}

/** Presses a key that enters a letter. */
export async function pressLetter(letter: string) {
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
}

/** Presses a key that enters no text: `Enter`, `Backspace`, `ArrowDown`. */
export async function pressKey(key: 'ArrowDown' | 'Backspace' | 'Enter') {
  const windowsVirtualKeyCode = { ArrowDown: 40, Backspace: 8, Enter: 13 }[key]
  const text = key === 'Enter' ? '\r' : undefined
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key, windowsVirtualKeyCode, text })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode })
}

/** Sets the composition text in the focused text box. */
export async function compose(text: string, key = text.at(-1) ?? '') {
  await pressHidden(codeOf(key))
  await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** Presses Enter during composition, which the input method handles. */
export const pressEnterWhileComposing = () => pressHidden('Enter', 'Enter')

/** Commits the composition. */
export const settle = (text: string) => cdp().send('Input.insertText', { text })

async function correct(from: string, to: string) {
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  for (const _ of from.slice(same)) await pressKey('Backspace')
  for (const letter of to.slice(same)) await pressLetter(letter)
}

/** Types syllables into the focused text box, separated by spaces. */
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
