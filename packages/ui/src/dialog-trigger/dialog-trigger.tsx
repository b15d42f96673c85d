import '../react-aria-words/react-aria-words.ts'
import type { ReactNode } from 'react'
import { DialogTrigger as AriaDialogTrigger } from 'react-aria-components'
import { OverlayTrigger, type OverlayTriggerProps } from '../base/overlay-trigger.tsx'
import { withoutNulls } from '../base/without-nulls.ts'

export interface DialogTriggerProps {
  /** The button that opens it: one element that accepts a ref and rest props, such as Button. */
  trigger: OverlayTriggerProps['children']
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** A Dialog, AlertDialog or Drawer. */
  children: ReactNode
}

/** A button and the dialog it opens. Manages the open state. */
export function DialogTrigger(props: DialogTriggerProps) {
  const { trigger, children, ...state } = withoutNulls(props)
  return (
    <AriaDialogTrigger {...state}>
      <OverlayTrigger>{trigger}</OverlayTrigger>
      {children}
    </AriaDialogTrigger>
  )
}
