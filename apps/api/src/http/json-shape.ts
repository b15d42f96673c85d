/** More commas and brackets than the largest body that the contract allows has (json-shape.test.ts). */
export const maxValues = 5_000
const [quote, backslash, comma, list, object] = Buffer.from('"\\,[{')

/**
 * Whether a JSON body has few values. Checked before parsing: a body has room for hundreds of thousands, and the problems
 * of so many would be gathered in quadratic time.
 */
export function isModestJson(bytes: Uint8Array): boolean {
  let values = 1
  let isText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) isText = !isText
    else if (isText) at += byte === backslash ? 1 : 0
    else if (byte === comma || byte === list || byte === object) values++
    if (values > maxValues) return false
  }
  return true
}
