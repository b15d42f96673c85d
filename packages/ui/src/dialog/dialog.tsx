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

export { dialogVariants } from './dialog-variants.ts'

/** Content that may close what it stands in. */
export type ClosableContent = ReactNode | ((close: () => void) => ReactNode)

export interface DialogProps extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'role'> {
  /** What it is about, in words; parts of it may be set apart, as a number that must not break. */
  title: ReactNode
  /** One line under the title. */
  description?: ReactNode
  children?: ClosableContent
  /** Buttons at the bottom, the main one last. */
  footer?: ClosableContent
  /** With `onOpenChange` the caller decides; inside a DialogTrigger neither is needed. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Widest, in pixels: sm 400, md 560 (default), lg 800, full the whole window. */
  size?: Variants<typeof dialogVariants>['size']
  /** Whether a press outside closes it. Turn off where typed text would be lost. Default true. */
  isDismissable?: boolean
  /** Refuses Escape and the close button too, while work is under way. */
  isLocked?: boolean
}

/** A window over the page that keeps the keyboard until it is closed, then gives focus back. */
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
