import { withoutNulls } from '../base/without-nulls.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/** A telephone number: the phone's keypad, and the browser's own suggestions. */
export function PhoneField(props: PhoneFieldProps) {
  const { autoComplete = 'tel', ...rest } = withoutNulls(props)
  return <TextField maxLength={20} {...rest} type="tel" inputMode="tel" autoComplete={autoComplete} data-numeric />
}
