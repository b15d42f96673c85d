import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { DrawerProps } from './drawer.tsx'

export type BesidePanelProps = Omit<DrawerProps, 'side' | 'isSheetOnPhones' | 'isBeside' | 'isModal' | 'isOpen'>

/**
 * A complementary region at the end edge. The page makes room for it and stays usable: it opens without taking the
 * focus, F6 moves between the two, and Escape within it closes it and returns the focus.
 */
export function BesidePanel(props: BesidePanelProps) {
  const { title, children, footer, onOpenChange, className, ref, ...rest } = props
  const { labels } = useUi()
  const panelRef = useRef<HTMLElement>(null)
  const mergedRef = useMergedRefs(panelRef, ref)
  const titleId = useId()
  const toPage = usePageFocus(panelRef)
  const close = () => {
    toPage()
    onOpenChange?.(false)
  }
  usePanelKeys(panelRef, { toPage, close })
  // Markup of the server has no body to stand beside.
  if (!useHydrated()) return null
  return createPortal(
    <aside
      {...rest}
      ref={mergedRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-keyshortcuts="F6"
      className={classNames('ui-dialog ui-drawer-aside', className)}
    >
      <header className="ui-dialog-header">
        <h2 id={titleId} className="ui-dialog-title ui-dialog-titles">
          {title}
        </h2>
        <IconButton label={labels.close} icon={<X />} variant="ghost" onClick={close} />
      </header>
      <ScrollArea label={title} orientation="vertical" className="ui-dialog-body">
        {typeof children === 'function' ? children(close) : children}
      </ScrollArea>
      {footer && <footer className="ui-dialog-footer">{typeof footer === 'function' ? footer(close) : footer}</footer>}
    </aside>,
    document.body,
  )
}

type PanelRef = Readonly<{ current: HTMLElement | null }>

/** Returns what gives the focus back to the part of the page that had it last, if the panel has it now. */
function usePageFocus(panelRef: PanelRef): () => void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const remember = () => {
      const { activeElement } = document
      if (activeElement && !panelRef.current?.contains(activeElement)) last.current = activeElement
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [panelRef])
  return () => {
    if (!panelRef.current?.contains(document.activeElement)) return
    const page =
      last.current?.isConnected && last.current !== document.body ? last.current : document.querySelector('main')
    if (page instanceof HTMLElement) page.focus()
  }
}

function usePanelKeys(panelRef: PanelRef, { toPage, close }: Record<'toPage' | 'close', () => void>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const panel = panelRef.current
      // A modal above makes the panel inert.
      if (!panel || event.defaultPrevented || panel.closest('[inert], [aria-hidden="true"]')) return
      const isInside = panel.contains(document.activeElement)
      if (event.key === 'F6') {
        event.preventDefault()
        if (isInside) toPage()
        else panel.focus()
      }
      if (event.key === 'Escape' && isInside) {
        event.preventDefault()
        close()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
