import type { ReactElement } from 'react'
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form'

export interface ControlledFieldProps<Form extends FieldValues, Name extends FieldPath<Form>> {
  control: Control<Form>
  name: Name
  /** Renders the control with these props: `(field) => <NumberField label={…} {...field} />`. */
  children: (field: ControllerRenderProps<Form, Name> & { error: string | undefined }) => ReactElement
}

/** A field whose control reports values instead of events. For all others use `field` of `useValidatedForm`. */
export function ControlledField<Form extends FieldValues, Name extends FieldPath<Form>>({
  control,
  name,
  children,
}: ControlledFieldProps<Form, Name>) {
  const { field, fieldState } = useController({ control, name })
  return children({ ...field, error: fieldState.error?.message })
}
