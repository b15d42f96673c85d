import { type SubmitEvent, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

const maxNameLength = 60

export interface NameViewDialogProps {
  title: string
  description: string | undefined
  /** The name so far. */
  name: string
  takenNames: readonly string[]
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Dialog for the name of a view. Stays open, with what was typed, when the view could not be saved. */
export default function NameViewDialog(props: NameViewDialogProps) {
  const { title, description, name: before, takenNames, onSave, onClose } = props
  const { labels } = useUi()
  const [name, setName] = useState(before)
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const wanted = name.trim().normalize('NFC')
  const isTaken = takenNames.some((taken) => taken.toLocaleLowerCase('vi') === wanted.toLocaleLowerCase('vi'))
  const error = isTaken ? labels.viewNameTaken : state === 'failed' ? labels.viewNotSaved : undefined

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!wanted || isTaken || state === 'saving') return
    setState('saving')
    try {
      await onSave(wanted)
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog
      isOpen
      size="sm"
      isDismissable={false}
      title={title}
      description={description}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={(event) => void submit(event)} className="ui-table-views-form">
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is this one field
          autoFocus
          label={labels.viewName}
          isRequired
          maxLength={maxNameLength}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setState('idle')
          }}
          error={error}
        />
        <div className="ui-table-views-actions">
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" isLoading={state === 'saving'} disabled={!wanted || isTaken}>
            {labels.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
