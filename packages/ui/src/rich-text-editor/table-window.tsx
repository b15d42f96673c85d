import type { Editor } from '@tiptap/core'
import { useId } from 'react'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { RichTextWords } from './rich-text-words.ts'

const maxRows = 50
const maxColumns = 10

/** Dialog for the size of a new table. */
export function TableWindow({ editor, words, onClose }: { editor: Editor; words: RichTextWords; onClose: () => void }) {
  const { labels } = useUi()
  const formId = useId()

  function insertTable(fields: FormData) {
    const count = (name: string, most: number) => Math.min(most, Math.max(1, Math.round(Number(fields.get(name)))))
    editor.commands.insertTable({
      rows: count('rows', maxRows),
      cols: count('columns', maxColumns),
      withHeaderRow: fields.has('header'),
    })
    onClose()
  }

  return (
    <Dialog
      title={words.tableInsert}
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {words.tableInsert}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          insertTable(new FormData(event.currentTarget))
        }}
      >
        <Stack gap={3}>
          <NumberField label={words.tableRows} name="rows" min={1} max={maxRows} defaultValue={3} required />
          <NumberField label={words.tableColumns} name="columns" min={1} max={maxColumns} defaultValue={3} required />
          <Checkbox label={words.tableHasHeader} name="header" defaultChecked />
        </Stack>
      </form>
    </Dialog>
  )
}
