import { useState } from 'react'
import { allowHtml } from '../rich-text/allow-html.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { cleanHtml } from '../rich-text/clean-html.ts'
import { readHtml } from '../rich-text/read-html.ts'
import { writeHtml } from '../rich-text/write-html.ts'

export interface SourceViewProps {
  label: string
  /** The editor's HTML when the view was opened. */
  source: string
  allowed: AllowedHtml
  onChange: (html: string) => void
}

/** Edits the text as HTML, one block per line. The value leaves out everything the allow-list doesn't contain. */
export function SourceView({ label, source, allowed, onChange }: SourceViewProps) {
  const [typed, setTyped] = useState(() => writeHtml(allowHtml(readHtml(source), allowed), '\n'))
  return (
    <textarea
      className="ui-rich-text-source"
      aria-label={label}
      spellCheck={false}
      autoCapitalize="none"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(cleanHtml(event.currentTarget.value.replace(/\s*\n\s*/g, ' '), allowed).trim())
      }}
    />
  )
}
