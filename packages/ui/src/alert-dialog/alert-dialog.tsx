import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ClosableContent } from '../dialog/dialog.tsx'
import { dialogVariants } from '../dialog/dialog-variants.ts'
import { ToneIcon } from '../tone/tone-icon.tsx'
import type { Variants } from '../base/define-variants.ts'
import { alertDialogVariants } from './alert-dialog-variants.ts'
import { ReturnFocus } from '../dialog/return-focus.tsx'

export { alertDialogVariants } from './alert-dialog-variants.ts'

/** A ref callback that focuses a button as soon as it is mounted. */
export function focusWhenShown(element: HTMLElement | null) {
  element?.focus()
}

export interface AlertDialogProps extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'role'> {
  title: ReactNode
  /** The question and the consequences of each answer. */
  children: ReactNode
  /** The buttons that answer. Put `ref={focusWhenShown}` on the one that changes nothing. */
  actions: ClosableContent
  /** Default `warning`. */
  tone?: Variants<typeof alertDialogVariants>['tone']
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Ignores Escape while an action is in progress. */
  isLocked?: boolean
}

/** A modal question that requires an answer: Escape closes it, a press outside doesn't. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    children,
    actions,
    tone = 'warning',
    isOpen,
    onOpenChange,
    isLocked,
    className,
    ...rest
  } = withoutNulls(props)
  return (
    <ModalOverlay
      className="ui-dialog-overlay"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isLocked}
    >
      <ReturnFocus />
      <Modal className={dialogVariants({ size: 'sm' })}>
        <AriaDialog {...rest} role="alertdialog" className={alertDialogVariants({ tone, className })}>
          {({ close }) => (
            <>
              <div className="ui-alert-dialog-body">
                <span className="ui-alert-dialog-icon">
                  <ToneIcon tone={tone} />
                </span>
                <Heading slot="title" level={2} className="ui-dialog-title">
                  {title}
                </Heading>
                <div className="ui-alert-dialog-message">{children}</div>
              </div>
              <footer className="ui-dialog-footer">{typeof actions === 'function' ? actions(close) : actions}</footer>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
