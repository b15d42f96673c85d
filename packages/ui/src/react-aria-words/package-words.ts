/** Values that React Aria inserts into messages: strings, numbers and booleans. */
type Values = Record<string, string | number | boolean>

/** A message, or a function that formats it. */
export type Words = string | ((values: Values) => string)

/** React Aria's messages by package name and message key. */
export type PackageWords = Record<string, Record<string, Words>>
