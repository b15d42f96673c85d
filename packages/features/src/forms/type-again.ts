import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { editedFields } from './merge-edits.ts'

/** Shows a stored version with changes of one's own over it, which aren't saved yet. */
export function typeAgain<Fields extends FieldValues>(form: UseFormReturn<Fields>, stored: Fields, own: Fields): void {
  // Attempts go on being counted: the next failure is announced as another one.
  form.reset(stored, { keepSubmitCount: true })
  for (const name of editedFields(stored, own))
    form.setValue(name as Path<Fields>, own[name] as PathValue<Fields, Path<Fields>>, { shouldDirty: true })
}
