import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Whether password managers fill in the current password or suggest a new one. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password field whose text is hidden until revealed. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete = 'current-password', disabled, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const [isRevealed, setRevealed] = useState(false)
  return (
    <TextField
      {...rest}
      disabled={disabled}
      type={isRevealed ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          size="sm"
          disabled={disabled}
          label={isRevealed ? labels.hidePassword : labels.showPassword}
          icon={isRevealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setRevealed(!isRevealed)}
        />
      }
    />
  )
}
