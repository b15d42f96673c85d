import { allowHtml } from './allow-html.ts'
import type { AllowedHtml } from './allowed-html.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

/** The part of a text that the list allows, in one normal form. */
export function cleanHtml(html: string, allowed: AllowedHtml): string {
  return writeHtml(allowHtml(readHtml(html), allowed))
}
