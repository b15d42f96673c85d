import '../react-aria-words/react-aria-words.ts'
import { useId, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { announce } from '../live-region/announce.ts'
import { CharacterCounter } from '../text-area/character-counter.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { writeDocument } from './document-html.ts'
import { EditorToolbar, type EditorWindow } from './editor-toolbar.tsx'
import { LinkWindow } from './link-window.tsx'
import { PictureWindow } from './picture-window.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { richTextWords } from './rich-text-words.ts'
import { SourceView } from './source-view.tsx'
import { TableWindow } from './table-window.tsx'
import { useEditor } from './use-editor.ts'

export interface EditorSurfaceProps
  extends Pick<
    RichTextEditorProps,
    | 'allowed'
    | 'placeholder'
    | 'disabled'
    | 'readOnly'
    | 'characterLimit'
    | 'uploadPicture'
    | 'choosePicture'
    | 'onBlur'
    | 'name'
  > {
  html: string
  onChange: (html: string) => void
  /** Ids of the elements that label and describe the text box. */
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

/** The editor: toolbar, text, counter and dialogs. Loaded when a RichTextEditor is rendered. */
export default function EditorSurface(props: EditorSurfaceProps) {
  const { allowed, html, onChange, placeholder = '', characterLimit, uploadPicture, disabled, readOnly } = props
  const { locale } = useUi()
  const words = richTextWords[locale]
  const hintId = useId()
  const counterId = useId()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [openWindow, setOpenWindow] = useState<EditorWindow>()
  const [offeredFile, setOfferedFile] = useState<File>()
  const [source, setSource] = useState<string>()
  const [leftOut, setLeftOut] = useState(0)
  const isEditable = !disabled && !readOnly

  const describedBy = [props.describedBy, isEditable && hintId, characterLimit && counterId].filter(Boolean).join(' ')
  const editor = useEditor({
    place,
    allowed,
    html,
    placeholder,
    isEditable,
    attributes: {
      role: 'textbox',
      class: 'ui-rich-text ui-rich-text-content',
      'aria-multiline': 'true',
      'aria-labelledby': props.labelId,
      'aria-describedby': describedBy,
      'aria-placeholder': placeholder,
      ...(props.isInvalid && { 'aria-invalid': 'true' }),
      ...(props.isRequired && { 'aria-required': 'true' }),
      ...(disabled && { 'aria-disabled': 'true' }),
      ...(readOnly && { 'aria-readonly': 'true' }),
      ...(props.name && { 'data-field-name': props.name }),
      ...(!disabled && { tabindex: '0' }),
    },
    onChange,
    onBlur: props.onBlur,
    onPicturesLeftOut: tellLeftOut,
    onPictureFile: uploadPicture
      ? (file) => {
          setOfferedFile(file)
          setOpenWindow('picture')
        }
      : undefined,
    onToolbar: () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
    onLink: () => setOpenWindow('link'),
  })

  function tellLeftOut(count: number) {
    setLeftOut(count)
    if (count > 0) announce(words.picturesLeftOut(count), 'assertive')
  }
  function toggleSource() {
    setSource(source === undefined && editor ? writeDocument(editor, allowed) : undefined)
  }
  function closeWindow() {
    setOpenWindow(undefined)
    setOfferedFile(undefined)
  }

  return (
    <div
      ref={frame}
      className="ui-rich-text-frame"
      data-disabled={disabled || undefined}
      data-invalid={props.isInvalid || undefined}
    >
      {editor && !readOnly && (
        <EditorToolbar
          editor={editor}
          allowed={allowed}
          words={words}
          canUpload={uploadPicture !== undefined}
          isDisabled={Boolean(disabled)}
          isSourceShown={source !== undefined}
          onToggleSource={toggleSource}
          onOpen={setOpenWindow}
        />
      )}
      {leftOut > 0 && (
        <Alert tone="warning" urgency="none" onDismiss={() => setLeftOut(0)}>
          {words.picturesLeftOut(leftOut)}
        </Alert>
      )}
      <div ref={place} className="ui-rich-text-place" hidden={source !== undefined} />
      {source !== undefined && (
        <SourceView
          label={words.sourceLabel}
          source={source}
          allowed={allowed}
          onChange={onChange}
          onPicturesLeftOut={tellLeftOut}
        />
      )}
      {isEditable && (
        <span id={hintId} className="ui-visually-hidden">
          {words.toolbarHint}
        </span>
      )}
      {characterLimit !== undefined && (
        <CharacterCounter id={counterId} used={editor?.state.doc.textContent.length ?? 0} limit={characterLimit} />
      )}
      {editor && openWindow === 'link' && (
        <LinkWindow editor={editor} allowed={allowed} words={words} onClose={closeWindow} />
      )}
      {editor && openWindow === 'table' && <TableWindow editor={editor} words={words} onClose={closeWindow} />}
      {editor && openWindow === 'picture' && (
        <PictureWindow
          editor={editor}
          words={words}
          upload={uploadPicture}
          choose={props.choosePicture}
          offeredFile={offeredFile}
          onClose={closeWindow}
        />
      )}
    </div>
  )
}
