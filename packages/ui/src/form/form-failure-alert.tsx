import { useRef } from 'react'
import { Alert } from '../alert/alert.tsx'
import { useFocusOnAttempt } from '../base/use-focus-on-attempt.ts'
import type { FormFailure } from './form.tsx'

/** Shows at the top of a form why submitting failed. Receives the focus after each attempt. */
export function FormFailureAlert({ title, message, submitCount }: FormFailure & { submitCount: number }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusOnAttempt(box, submitCount, true)
  return (
    <Alert ref={box} tone="danger" tabIndex={-1} title={title}>
      {message}
    </Alert>
  )
}
