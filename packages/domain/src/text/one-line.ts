const turning = /[\u202A-\u202E\u2066-\u2069]/g

/** Removes the characters that control text direction, so that user text can't affect the rest of a line. */
export const withoutTurns = (text: string): string => text.replaceAll(turning, '')

/** Joins the parts that are present into one line, without letting one change the text direction of the others. */
export function inOneLine(parts: readonly (string | null | undefined | false)[], separator = ' · '): string {
  return parts
    .filter(Boolean)
    .map((part) => withoutTurns(String(part)))
    .join(separator)
}
