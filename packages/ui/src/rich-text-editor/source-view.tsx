import { useRef, useState } from 'react'
import { allowHtml } from '../rich-text/allow-html.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { readHtml } from '../rich-text/read-html.ts'
import { writeHtml } from '../rich-text/write-html.ts'
import { countPictures } from './count-pictures.ts'

export interface SourceViewProps {
  label: string
  /** The editor's HTML when the view was opened. */
  source: string
  allowed: AllowedHtml
  onChange: (html: string) => void
  /** Called when another number of the typed images isn't allowed. */
  onPicturesLeftOut: (count: number) => void
}

/** Edits the text as HTML, one block per line. The value leaves out everything the allow-list doesn't contain. */
export function SourceView({ label, source, allowed, onChange, onPicturesLeftOut }: SourceViewProps) {
  const [typed, setTyped] = useState(() => writeHtml(allowHtml(readHtml(source), allowed), '\n'))
  const leftOut = useRef(0)

  function change(text: string) {
    setTyped(text)
    const read = readHtml(text.replace(/\s*\n\s*/g, ' '))
    const kept = allowHtml(read, allowed)
    onChange(writeHtml(kept).trim())
    const count = countPictures(read) - countPictures(kept)
    if (count !== leftOut.current) onPicturesLeftOut(count)
    leftOut.current = count
  }
  return (
    <textarea
      className="ui-rich-text-source"
      aria-label={label}
      spellCheck={false}
      autoCapitalize="none"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
