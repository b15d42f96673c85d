const turning = /[\u202A-\u202E\u2066-\u2069]/g

/** What somebody wrote, as a part of a line: without the marks that turn the direction of all that follows them. */
export const withoutTurns = (text: string): string => text.replaceAll(turning, '')

/** The parts that are there, in one line: what somebody wrote in one of them turns none of the others. */
export function inOneLine(parts: readonly (string | null | undefined | false)[], separator = ' · '): string {
  return parts
    .filter(Boolean)
    .map((part) => withoutTurns(String(part)))
    .join(separator)
}
