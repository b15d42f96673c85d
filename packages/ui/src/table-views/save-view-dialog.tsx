import { type SubmitEvent, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

const maxNameLength = 60

export interface SaveViewDialogProps {
  takenNames: readonly string[]
  onSave: (name: string) => void
  onClose: () => void
}

/** Dialog for the name of a new view. */
export default function SaveViewDialog({ takenNames, onSave, onClose }: SaveViewDialogProps) {
  const { labels } = useUi()
  const [name, setName] = useState('')
  const wanted = name.trim().normalize('NFC')
  const isTaken = takenNames.some((taken) => taken.toLocaleLowerCase('vi') === wanted.toLocaleLowerCase('vi'))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (wanted && !isTaken) onSave(wanted)
  }
  return (
    <Dialog
      isOpen
      size="sm"
      isDismissable={false}
      title={labels.saveView}
      description={labels.saveViewHint}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={submit} className="ui-table-views-form">
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is this one field
          autoFocus
          label={labels.viewName}
          isRequired
          maxLength={maxNameLength}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isTaken ? labels.viewNameTaken : undefined}
        />
        <div className="ui-table-views-actions">
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" disabled={!wanted || isTaken}>
            {labels.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
