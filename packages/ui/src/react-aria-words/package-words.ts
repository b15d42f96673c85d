/** What React Aria fills in: names, counts, and yes or no. */
type Values = Record<string, string | number | boolean>

/** One message, or the function that writes it. */
export type Words = string | ((values: Values) => string)

/** React Aria's messages, by its package name and message key. */
export type PackageWords = Record<string, Record<string, Words>>
