import '../react-aria-words/react-aria-words.ts'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type PointerEvent, type Ref, useRef, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ClosableContent } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { ReturnFocus } from '../dialog/return-focus.tsx'

export interface BottomSheetProps extends GlobalAttributes {
  title: string
  children?: ClosableContent
  /** Buttons at the bottom, always visible. */
  footer?: ClosableContent
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Opens at 90 % of the window's height instead of 50 %. */
  isTall?: boolean
  className?: string
  ref?: Ref<HTMLElement>
}

/** Distance a finger must move before the sheet follows, px. */
const pull = 48

/**
 * A panel at the bottom of a phone's screen. Its height changes by dragging the handle or with the buttons next to it
 * (WCAG 2.5.7).
 */
export function BottomSheet(props: BottomSheetProps) {
  const {
    title,
    children,
    footer,
    isOpen,
    onOpenChange,
    isTall: opensTall = false,
    className,
    ...rest
  } = withoutNulls(props)
  const { labels } = useUi()
  const [isTall, setTall] = useState(opensTall)
  const grabbedAt = useRef<number>(undefined)

  function release(event: PointerEvent, close: () => void) {
    if (grabbedAt.current === undefined) return
    const moved = event.clientY - grabbedAt.current
    grabbedAt.current = undefined
    if (moved < -pull) setTall(true)
    else if (moved > pull && isTall) setTall(false)
    else if (moved > pull) close()
  }

  return (
    <ModalOverlay className="ui-drawer-overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <ReturnFocus />
      <Modal className="ui-drawer-panel ui-bottom-sheet" data-side="bottom" data-tall={isTall || undefined}>
        <AriaDialog {...rest} className={classNames('ui-dialog ui-drawer', className)}>
          {({ close }) => (
            <>
              <div
                className="ui-bottom-sheet-handle"
                aria-hidden="true"
                onPointerDown={(event) => {
                  grabbedAt.current = event.clientY
                  event.currentTarget.setPointerCapture(event.pointerId)
                }}
                onPointerUp={(event) => release(event, close)}
                onPointerCancel={() => {
                  grabbedAt.current = undefined
                }}
              />
              <header className="ui-dialog-header">
                <Heading slot="title" level={2} className="ui-dialog-title ui-dialog-titles">
                  {title}
                </Heading>
                <div className="ui-bottom-sheet-buttons">
                  <IconButton
                    label={isTall ? labels.sheetShort : labels.sheetTall}
                    icon={isTall ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
                    onClick={() => setTall(!isTall)}
                  />
                  <IconButton label={labels.close} icon={<X aria-hidden="true" />} onClick={close} />
                </div>
              </header>
              <ScrollArea label={title} orientation="vertical" className="ui-dialog-body">
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
