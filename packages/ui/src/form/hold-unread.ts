import type { SubmitEvent } from 'react'

type OnSubmit = (event: SubmitEvent<HTMLFormElement>) => void

/** Whether a control has a text that it can't read, such as an amount with two meanings, and so no value to send. */
const isUnread = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.validity.customError

/** Keeps a form from being sent without such a text, and leads to its control, which then shows why. */
export const holdUnread =
  (onSubmit: OnSubmit | undefined): OnSubmit =>
  (event) => {
    const unread = [...event.currentTarget.elements].find(isUnread)
    if (!unread) return onSubmit?.(event)
    event.preventDefault()
    unread.checkValidity()
    unread.focus()
  }
