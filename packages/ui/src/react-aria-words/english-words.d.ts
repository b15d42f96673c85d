import type { PackageWords } from './package-words.ts'

/** React Aria's own English. */
export const englishWords: PackageWords
