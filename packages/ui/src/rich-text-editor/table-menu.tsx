import type { Editor } from '@tiptap/core'
import { Grid2x2Plus } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../menu/menu.tsx'
import type { RichTextWords } from './rich-text-words.ts'

const changes = {
  rowAbove: (editor: Editor) => editor.commands.addRowBefore(),
  rowBelow: (editor: Editor) => editor.commands.addRowAfter(),
  rowDelete: (editor: Editor) => editor.commands.deleteRow(),
  columnBefore: (editor: Editor) => editor.commands.addColumnBefore(),
  columnAfter: (editor: Editor) => editor.commands.addColumnAfter(),
  columnDelete: (editor: Editor) => editor.commands.deleteColumn(),
  headerRow: (editor: Editor) => editor.commands.toggleHeaderRow(),
  tableDelete: (editor: Editor) => editor.commands.deleteTable(),
} as const

type Change = keyof typeof changes

const groups = [
  ['rowAbove', 'rowBelow', 'columnBefore', 'columnAfter'],
  ['headerRow'],
  ['rowDelete', 'columnDelete', 'tableDelete'],
] as const satisfies readonly (readonly Change[])[]

function isChange(id: string): id is Change {
  return Object.hasOwn(changes, id)
}

/** Menu of changes to the table at the cursor. */
export function TableMenu({
  editor,
  words,
  isDisabled,
}: {
  editor: Editor
  words: RichTextWords
  isDisabled: boolean
}) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" disabled={isDisabled} icon={<Grid2x2Plus aria-hidden="true" />} label={words.tableEdit} />
      }
      label={words.tableEdit}
      placement="bottom start"
      onAction={(id) => {
        if (isChange(id)) changes[id](editor)
      }}
    >
      {groups.map((group, index) => [
        index > 0 && <MenuSeparator key={`before ${group[0]}`} />,
        ...group.map((change) => (
          <MenuItem key={change} id={change} tone={change.endsWith('Delete') ? 'danger' : 'neutral'}>
            {words[change]}
          </MenuItem>
        )),
      ])}
    </Menu>
  )
}
