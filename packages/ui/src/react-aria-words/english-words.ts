import * as english from 'react-aria-components/i18n/en-US'
import type { PackageWords } from './package-words.ts'

/** React Aria's own English messages. The package declares only the type of its default export, hence the assertion. */
export const englishWords = (english as unknown as { default: PackageWords }).default
