// Projects that compile this source find the declaration only so.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./jsbarcode.d.ts" />
import JsBarcode from 'jsbarcode'

/** A longer code's bars are too fine for the scanners of carriers. */
const maxLength = 32
/** Modules of white on both sides, without which no scanner finds the code. */
const quiet = 10

/** The bars of a Code 128: 1 for a black module, 0 for a white one. Undefined for a text that Code 128 can't hold. */
function modulesOf(text: string): string | undefined {
  const drawn: { encodings?: readonly { data: string }[] } = {}
  let isValid = true
  if (text === '' || text.length > maxLength) return undefined
  JsBarcode(drawn, text, { format: 'CODE128', valid: (holds) => (isValid = holds) })
  return isValid ? drawn.encodings?.map(({ data }) => data).join('') : undefined
}

/** A Code 128 as SVG, as wide and high as a rectangle. Undefined for a text that no scanner could read. */
export function barcodeSvg(text: string, [width, height]: readonly [number, number]): string | undefined {
  const modules = modulesOf(text)
  if (!modules) return undefined
  const whole = modules.length + 2 * quiet
  const tall = (whole * height) / width
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${quiet + index} 0h${bar.length}v${tall}h-${bar.length}z`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${whole} ${tall}"><path fill="#000000" d="${bars.join('')}"/></svg>`
}
