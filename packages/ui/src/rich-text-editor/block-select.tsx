import type { Editor } from '@tiptap/core'
import { ChevronDown } from 'lucide-react'
import { Control } from '../field/control.tsx'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { allowedHeadings } from './editor-extensions.ts'
import type { RichTextWords } from './rich-text-words.ts'

export interface BlockSelectProps {
  editor: Editor
  allowed: AllowedHtml
  words: RichTextWords
  isDisabled: boolean
}

/** Selects paragraph or heading, with a native select. */
export function BlockSelect({ editor, allowed, words, isDisabled }: BlockSelectProps) {
  const levels = allowedHeadings(allowed)
  const current = levels.find((level) => editor.isActive('heading', { level }))
  return (
    <Control size="sm" end={<ChevronDown aria-hidden="true" />}>
      <select
        className="ui-control-input ui-select"
        aria-label={words.blockKind}
        disabled={isDisabled}
        value={current ?? 0}
        onChange={(event) => {
          const level = levels.find((one) => one === Number(event.currentTarget.value))
          if (level) editor.commands.setHeading({ level })
          else editor.commands.setParagraph()
        }}
      >
        <option value={0}>{words.paragraph}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {words.heading(level)}
          </option>
        ))}
      </select>
    </Control>
  )
}
