import '../react-aria-words/react-aria-words.ts'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { Variants } from '../base/define-variants.ts'
import { dialogVariants } from './dialog-variants.ts'
import { ReturnFocus } from './return-focus.tsx'

export { dialogVariants } from './dialog-variants.ts'

/** Content that can close its dialog. */
export type ClosableContent = ReactNode | ((close: () => void) => ReactNode)

export interface DialogProps extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'role'> {
  /** Title of the dialog. May contain elements, e.g. a number that must not break. */
  title: ReactNode
  /** One line below the title. */
  description?: ReactNode
  children?: ClosableContent
  /** Buttons at the bottom, the primary one last. */
  footer?: ClosableContent
  /** Controls the open state, together with `onOpenChange`. Not needed inside a DialogTrigger. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Maximum width: sm 400, md 560 (default) or lg 800 px; `full` fills the window. */
  size?: Variants<typeof dialogVariants>['size']
  /** Whether a press outside closes it. Turn it off where typed text would be lost. Default true. */
  isDismissable?: boolean
  /** Also disables Escape and the close button, while an action is in progress. */
  isLocked?: boolean
}

/** A modal window. Traps the focus until it is closed, then restores it. */
export function Dialog(props: DialogProps) {
  const { title, description, children, footer, isOpen, onOpenChange, size, ...others } = withoutNulls(props)
  const { isDismissable = true, isLocked = false, className, ...rest } = others
  const { labels } = useUi()
  const titleId = useId()
  return (
    <ModalOverlay
      className="ui-dialog-overlay"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <ReturnFocus />
      <Modal className={dialogVariants({ size })}>
        <AriaDialog {...rest} className={classNames('ui-dialog', className)}>
          {({ close }) => (
            <>
              <header className="ui-dialog-header">
                <div className="ui-dialog-titles">
                  <Heading slot="title" level={2} className="ui-dialog-title">
                    <span id={titleId}>{title}</span>
                  </Heading>
                  {description && <p className="ui-dialog-description">{description}</p>}
                </div>
                <IconButton label={labels.close} icon={<X />} variant="ghost" disabled={isLocked} onClick={close} />
              </header>
              <ScrollArea labelledBy={titleId} orientation="vertical" className="ui-dialog-body">
                {typeof children === 'function' ? children(close) : children}
              </ScrollArea>
              {footer && (
                <footer className="ui-dialog-footer">{typeof footer === 'function' ? footer(close) : footer}</footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
