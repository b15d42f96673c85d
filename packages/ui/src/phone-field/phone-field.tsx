import { withoutNulls } from '../base/without-nulls.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/** A field for a telephone number, with the phone's keypad and the browser's autofill. */
export function PhoneField(props: PhoneFieldProps) {
  const { autoComplete = 'tel', ...rest } = withoutNulls(props)
  return <TextField {...rest} type="tel" inputMode="tel" autoComplete={autoComplete} data-numeric />
}
