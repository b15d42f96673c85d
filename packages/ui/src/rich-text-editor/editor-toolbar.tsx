import type { Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  CodeXml,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { Toolbar, ToolbarGroup } from '../toolbar/toolbar.tsx'
import { BlockSelect } from './block-select.tsx'
import type { RichTextWords } from './rich-text-words.ts'
import { TableMenu } from './table-menu.tsx'
import { ToolbarButton } from './toolbar-button.tsx'

/** Dialogs that tools open. */
export type EditorWindow = 'link' | 'picture' | 'table'

export interface EditorToolbarProps {
  editor: Editor
  allowed: AllowedHtml
  words: RichTextWords
  canUpload: boolean
  isDisabled: boolean
  isSourceShown: boolean
  onToggleSource: () => void
  onOpen: (window: EditorWindow) => void
}

const marks = [
  { element: 'strong', mark: 'bold', icon: Bold, shortcut: 'Ctrl+B' },
  { element: 'em', mark: 'italic', icon: Italic, shortcut: 'Ctrl+I' },
  { element: 'u', mark: 'underline', icon: Underline, shortcut: 'Ctrl+U' },
  { element: 's', mark: 'strike', icon: Strikethrough, shortcut: 'Ctrl+Shift+S' },
  { element: 'code', mark: 'code', icon: Code, shortcut: 'Ctrl+E' },
] as const

/** The editor's tools, limited to the allow-list. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, allowed, words, canUpload, isDisabled, isSourceShown, onToggleSource, onOpen } = props
  const allows = (element: string) => Object.hasOwn(allowed.elements, element)
  const isOff = isDisabled || isSourceShown
  const inList = editor.isActive('listItem')
  const hasPicture = editor.isActive('picture')
  return (
    <Toolbar
      label={words.toolbar}
      className="ui-rich-text-toolbar"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) editor.commands.focus()
      }}
    >
      <ToolbarGroup label={words.history}>
        <ToolbarButton
          icon={Undo2}
          label={words.undo}
          shortcut="Ctrl+Z"
          isDisabled={isOff || !editor.can().undo()}
          onPress={() => editor.commands.undo()}
        />
        <ToolbarButton
          icon={Redo2}
          label={words.redo}
          shortcut="Ctrl+Y"
          isDisabled={isOff || !editor.can().redo()}
          onPress={() => editor.commands.redo()}
        />
      </ToolbarGroup>
      <BlockSelect editor={editor} allowed={allowed} words={words} isDisabled={isOff} />
      <ToolbarGroup label={words.marks}>
        {marks
          .filter(({ element }) => allows(element))
          .map(({ mark, icon, shortcut }) => (
            <ToolbarButton
              key={mark}
              icon={icon}
              label={words[mark]}
              shortcut={shortcut}
              isPressed={editor.isActive(mark)}
              isDisabled={isOff || hasPicture}
              onPress={() => editor.commands.toggleMark(mark)}
            />
          ))}
        <ToolbarButton
          icon={RemoveFormatting}
          label={words.clearFormat}
          isDisabled={isOff}
          onPress={() => editor.chain().unsetAllMarks().clearNodes().run()}
        />
      </ToolbarGroup>
      <ToolbarGroup label={words.blocks}>
        {allows('ul') && (
          <ToolbarButton
            icon={List}
            label={words.bulletList}
            shortcut="Ctrl+Shift+8"
            isPressed={editor.isActive('bulletList')}
            isDisabled={isOff}
            onPress={() => editor.commands.toggleBulletList()}
          />
        )}
        {allows('ol') && (
          <ToolbarButton
            icon={ListOrdered}
            label={words.orderedList}
            shortcut="Ctrl+Shift+7"
            isPressed={editor.isActive('orderedList')}
            isDisabled={isOff}
            onPress={() => editor.commands.toggleOrderedList()}
          />
        )}
        {inList && (
          <>
            <ToolbarButton
              icon={IndentDecrease}
              label={words.outdent}
              shortcut="Ctrl+["
              isDisabled={isOff}
              onPress={() => editor.commands.liftListItem('listItem')}
            />
            <ToolbarButton
              icon={IndentIncrease}
              label={words.indent}
              shortcut="Ctrl+]"
              isDisabled={isOff || !editor.can().sinkListItem('listItem')}
              onPress={() => editor.commands.sinkListItem('listItem')}
            />
          </>
        )}
        {allows('blockquote') && (
          <ToolbarButton
            icon={Quote}
            label={words.quote}
            shortcut="Ctrl+Shift+B"
            isPressed={editor.isActive('blockquote')}
            isDisabled={isOff}
            onPress={() => editor.commands.toggleBlockquote()}
          />
        )}
      </ToolbarGroup>
      <ToolbarGroup label={words.insert}>
        {allows('a') && (
          <ToolbarButton
            icon={Link}
            label={words.link}
            shortcut="Ctrl+K"
            isPressed={editor.isActive('link')}
            isDisabled={isOff || hasPicture}
            onPress={() => onOpen('link')}
          />
        )}
        {allows('img') && (canUpload || hasPicture) && (
          <ToolbarButton
            icon={ImagePlus}
            label={words.picture}
            isPressed={hasPicture}
            isDisabled={isOff}
            onPress={() => onOpen('picture')}
          />
        )}
        {allows('table') && (
          <ToolbarButton
            icon={Table}
            label={words.tableInsert}
            isDisabled={isOff || editor.isActive('table')}
            onPress={() => onOpen('table')}
          />
        )}
        {editor.isActive('table') && <TableMenu editor={editor} words={words} isDisabled={isOff} />}
        {allows('hr') && (
          <ToolbarButton
            icon={Minus}
            label={words.line}
            isDisabled={isOff}
            onPress={() => editor.commands.setHorizontalRule()}
          />
        )}
      </ToolbarGroup>
      <ToolbarGroup label={words.view}>
        <ToolbarButton
          icon={CodeXml}
          label={words.source}
          isPressed={isSourceShown}
          isDisabled={isDisabled}
          onPress={onToggleSource}
        />
      </ToolbarGroup>
    </Toolbar>
  )
}
