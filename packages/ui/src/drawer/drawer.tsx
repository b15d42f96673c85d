import '../react-aria-words/react-aria-words.ts'
import { X } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ClosableContent } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { BesidePanel } from './beside-panel.tsx'
import { InertPage } from './inert-page.tsx'
import { ReturnFocus } from '../dialog/return-focus.tsx'

export interface DrawerProps extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'role'> {
  title: string
  children?: ClosableContent
  /** Buttons at the bottom, always visible. */
  footer?: ClosableContent
  /** The edge from which it slides in. Default `end`. */
  side?: 'start' | 'end' | 'bottom'
  /** Slides in from the bottom on phones, regardless of `side`. */
  isSheetOnPhones?: boolean
  /** Stands beside a list: wider, the page stays bright, and phones are filled. */
  isBeside?: boolean
  /**
   * False: a complementary region at the end edge, for wide windows. The page makes room and stays usable, F6 moves
   * between the two. Default true.
   */
  isModal?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A panel that slides in from an edge, modal unless it stands beside the page. */
export function Drawer({ isModal, ...props }: DrawerProps) {
  if (isModal !== false) return <ModalDrawer {...props} />
  const { side: _side, isSheetOnPhones: _sheet, isBeside: _beside, isOpen, ...rest } = props
  return isOpen && <BesidePanel {...withoutNulls(rest)} />
}

function ModalDrawer(props: Omit<DrawerProps, 'isModal'>) {
  const {
    title,
    children,
    footer,
    side = 'end',
    isSheetOnPhones,
    isBeside,
    isOpen,
    onOpenChange,
    className,
    ...rest
  } = withoutNulls(props)
  const { labels } = useUi()
  const panelRef = useRef<HTMLDivElement>(null)
  // After a dismissal the page stays inert until the exit animation ends. When the page closes the drawer itself, it is
  // released at once, because it may move the focus.
  const [wasDismissed, setWasDismissed] = useState(false)
  if (isOpen && wasDismissed) setWasDismissed(false)
  const changeOpen =
    onOpenChange &&
    ((next: boolean) => {
      setWasDismissed(!next)
      onOpenChange(next)
    })

  return (
    <ModalOverlay
      className="ui-drawer-overlay"
      data-beside={isBeside || undefined}
      isOpen={isOpen}
      onOpenChange={changeOpen}
      isDismissable
    >
      {(isOpen || wasDismissed) && <InertPage modalRef={panelRef} />}
      <ReturnFocus />
      <Modal
        ref={panelRef}
        className="ui-drawer-panel"
        data-side={side}
        data-sheet-on-phones={isSheetOnPhones || undefined}
        data-beside={isBeside || undefined}
      >
        <AriaDialog {...rest} className={classNames('ui-dialog ui-drawer', className)}>
          {({ close }) => (
            <>
              <header className="ui-dialog-header">
                <Heading slot="title" level={2} className="ui-dialog-title ui-dialog-titles">
                  {title}
                </Heading>
                <IconButton label={labels.close} icon={<X />} variant="ghost" onClick={close} />
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
