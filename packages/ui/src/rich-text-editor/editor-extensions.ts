import type { AnyExtension } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading, type Level } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Table } from '@tiptap/extension-table/table'
import { TableCell } from '@tiptap/extension-table/cell'
import { TableHeader } from '@tiptap/extension-table/header'
import { TableRow } from '@tiptap/extension-table/row'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { Placeholder } from '@tiptap/extensions/placeholder'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { linkMark } from './link-mark.ts'
import { pictureNode } from './picture-node.ts'

/** Tab always leaves the editor: in lists and tables it would otherwise trap the keyboard (WCAG 2.1.2). */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** Tables without Tiptap's inline widths, because a strict Content-Security-Policy refuses them. */
const PlainTable = Table.extend({
  addKeyboardShortcuts: () => ({}),
  renderHTML: () => ['table', ['tbody', 0]],
})

const headingLevels = [2, 3, 4] as const satisfies readonly Level[]

/** Heading levels in the allow-list. */
export function allowedHeadings(allowed: AllowedHtml): (2 | 3 | 4)[] {
  return headingLevels.filter((level) => Object.hasOwn(allowed.elements, `h${level}`))
}

/** Creates the editor's extensions from the allow-list. */
export function editorExtensions(allowed: AllowedHtml, placeholder: string): AnyExtension[] {
  const optional: readonly (readonly [element: string, extensions: readonly AnyExtension[]])[] = [
    ['strong', [Bold]],
    ['em', [Italic]],
    ['u', [Underline]],
    ['s', [Strike]],
    ['code', [Code]],
    ['blockquote', [Blockquote]],
    ['ul', [BulletList]],
    ['ol', [OrderedList]],
    ['li', [Item]],
    ['a', [linkMark(allowed)]],
    ['img', [pictureNode(allowed)]],
    ['table', [PlainTable, TableRow, TableHeader, TableCell]],
    ['hr', [HorizontalRule]],
    ['br', [HardBreak]],
  ]
  return [
    Document,
    Paragraph,
    Text,
    Heading.configure({ levels: allowedHeadings(allowed) }),
    ...optional.flatMap(([element, extensions]) => (Object.hasOwn(allowed.elements, element) ? extensions : [])),
    UndoRedo,
    Dropcursor.configure({ color: 'currentColor', width: 2 }),
    Gapcursor,
    Placeholder.configure({ placeholder }),
  ]
}
