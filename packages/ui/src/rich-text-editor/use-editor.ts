import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { readDocument, writeDocument } from './document-html.ts'
import { editorExtensions } from './editor-extensions.ts'
import { pasteHandlers, type PasteOptions } from './paste-html.ts'

export interface UseEditorOptions extends PasteOptions {
  /** Element that contains the editable text. */
  place: RefObject<HTMLElement | null>
  allowed: AllowedHtml
  html: string
  placeholder: string
  isEditable: boolean
  /** Attributes of the text box. */
  attributes: Record<string, string>
  onChange: (html: string) => void
  onBlur: (() => void) | undefined
  /** Called on Alt+F10. */
  onToolbar: () => void
  /** Called on Ctrl+K. */
  onLink: () => void
}

/** Maximum number of changes a parent may lag behind. */
const maxEchoes = 50

/** Creates one editor for the lifetime of the component. Follows `html` without disturbing typing. */
export function useEditor(options: UseEditorOptions): Editor | undefined {
  const { place, html, isEditable, attributes } = options
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const written = useRef([html])
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    const { allowed, placeholder, isEditable: startsEditable } = latest.current
    const paste = pasteHandlers({
      allowed,
      onPicturesLeftOut: (count) => latest.current.onPicturesLeftOut(count),
      get onPictureFile() {
        return latest.current.onPictureFile
      },
    })
    const created = new Editor({
      element: place.current,
      extensions: editorExtensions(allowed, placeholder),
      editable: startsEditable,
      injectCSS: false,
      enablePasteRules: false,
      editorProps: {
        attributes: latest.current.attributes,
        handleDOMEvents: paste,
        handleKeyDown: (_, event) => {
          const isToolbarKey = event.altKey && event.key === 'F10'
          const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
          if (!isToolbarKey && !isLinkKey) return false
          event.preventDefault()
          event.stopPropagation()
          if (isToolbarKey) latest.current.onToolbar()
          else latest.current.onLink()
          return true
        },
      },
      onUpdate: ({ editor: changed }) => {
        const next = writeDocument(changed, allowed)
        written.current = [...written.current, next].slice(-maxEchoes)
        latest.current.onChange(next)
      },
      onTransaction: redraw,
      onBlur: () => latest.current.onBlur?.(),
    })
    setText(created, latest.current.html, allowed)
    setEditor(created)
    return () => created.destroy()
  }, [place])

  useEffect(() => {
    if (!editor) return
    // A parent may pass back an older value while the user types. It must neither move the cursor nor remove newer
    // letters.
    const echo = written.current.indexOf(html)
    if (echo >= 0) {
      written.current.splice(0, echo)
      return
    }
    written.current = [html]
    setText(editor, html, latest.current.allowed)
  }, [editor, html])

  useEffect(() => editor?.setEditable(isEditable, false), [editor, isEditable])

  const attributesKey = JSON.stringify(attributes)
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributesKey) } })
  }, [editor, attributesKey])

  return editor
}

/** Replaces the whole text without adding an undo step. */
function setText(editor: Editor, html: string, allowed: AllowedHtml) {
  const { state, view, schema } = editor
  const content = readDocument(html, schema, allowed)
  const transaction = state.tr.replaceWith(0, state.doc.content.size, content.content)
  view.dispatch(transaction.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}
