import { allowHtml } from './allow-html.ts'
import type { AllowedHtml } from './allowed-html.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

/** Sanitizes HTML with the allow-list and normalizes it. */
export function cleanHtml(html: string, allowed: AllowedHtml): string {
  return writeHtml(allowHtml(readHtml(html), allowed))
}
