import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Drawer } from '@chonoi/ui/drawer'
import { LinkButton } from '@chonoi/ui/link-button'
import { announce } from '@chonoi/ui/live-region'
import { Text } from '@chonoi/ui/text'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { OpenRowContext, rowButton } from './open-row.ts'
import type { ListState } from './use-list-state.ts'
import { above, isSingleKey } from './use-list-keys.ts'

/** A row of the list, as far as the details need it. */
export interface ShownRow {
  id: string
  name: string
}

export interface RowDetailsDrawerProps {
  list: Pick<ListState, 'openId' | 'openRow'>
  /** The rows of the page, in their order. */
  rows: readonly ShownRow[]
  /** Returns the details of a row. It may be on another page of the list: the address can be shared. */
  children: (id: string) => ReactNode
  /** Returns the row's own page. */
  pageHref?: (id: string) => string
}

/** The details of a row beside its list, with the next and the previous row: by buttons, or with j and k. */
export default function RowDetailsDrawer({ list, rows, children, pageHref }: RowDetailsDrawerProps) {
  const { t } = useTranslation('common')
  const { openId, openRow } = list
  const contentRef = useRef<HTMLDivElement>(null)
  // While the drawer slides out it still shows the last row.
  const [shownId, setShownId] = useState(openId)
  if (openId && openId !== shownId) setShownId(openId)
  const { place, previous, next } = useNeighbours(rows, shownId)
  const name = rows[place]?.name
  const go = (row: ShownRow | undefined) => {
    if (!row) return
    openRow(row.id)
    announce(row.name)
  }
  useKeys(contentRef, { j: () => go(next), k: () => go(previous) })
  useKeptFocus(contentRef, shownId)

  return (
    <Drawer
      isBeside
      isOpen={openId !== ''}
      title={name ?? t('details.title')}
      onOpenChange={(isOpen) => !isOpen && openRow('')}
      footer={
        <div className="cn:flex cn:flex-wrap cn:gap-2 cn:items-center cn:w-full">
          <Step
            label={t('details.previous')}
            atEnd={t('details.atStart')}
            shortcut="k"
            icon={<ChevronUp />}
            onPress={previous && (() => go(previous))}
          >
            {t('list.previous')}
          </Step>
          <Step
            label={t('details.next')}
            atEnd={t('details.atEnd')}
            shortcut="j"
            icon={<ChevronDown />}
            onPress={next && (() => go(next))}
          >
            {t('list.next')}
          </Step>
          {place >= 0 && (
            <Text size={13} tone="muted">
              {place + 1} / {rows.length}
            </Text>
          )}
          {pageHref && (
            <LinkButton variant="secondary" size="sm" className="cn:ms-auto" href={pageHref(shownId)}>
              {t('details.page')}
            </LinkButton>
          )}
        </div>
      }
    >
      <div ref={contentRef}>
        <FocusOnRow id={shownId} />
        <OpenRowContext value={null}>
          <div key={shownId}>{children(shownId)}</div>
        </OpenRowContext>
      </div>
    </Drawer>
  )
}

interface StepProps {
  label: string
  /** Why there is no further row. */
  atEnd: string
  shortcut: string
  icon: ReactNode
  children: ReactNode
  /** Absent at the end of the rows. The button then keeps the focus that it may have. */
  onPress: (() => void) | undefined
}

function Step({ label, atEnd, shortcut, icon, children, onPress }: StepProps) {
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      iconStart={icon}
      {...(!onPress && { disabledReason: atEnd })}
      onClick={() => onPress?.()}
    >
      {children}
    </Button>
  )
}

/**
 * Finds the rows around one. A decision may take the row out of the list: then the next one is the row that has moved
 * up into its place.
 */
function useNeighbours(rows: readonly ShownRow[], id: string) {
  const place = rows.findIndex((row) => row.id === id)
  const [lastPlace, setLastPlace] = useState(place)
  if (place >= 0 && place !== lastPlace) setLastPlace(place)
  if (place >= 0) return { place, previous: rows[place - 1], next: rows[place + 1] }
  return { place, previous: rows[lastPlace - 1], next: rows[Math.max(lastPlace, 0)] }
}

/** Runs what the keys stand for while no other layer lies above the details. */
function useKeys(inside: RefObject<HTMLElement | null>, acts: Record<'j' | 'k', () => void>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key } = event
      if ((key !== 'j' && key !== 'k') || !isSingleKey(event)) return
      const own = inside.current?.closest(above)
      if (!own || [...document.querySelectorAll(above)].at(-1) !== own) return
      event.preventDefault()
      acts[key]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** Keeps the focus in the drawer when the focused part of the details goes with its row. */
function useKeptFocus(inside: RefObject<HTMLElement | null>, id: string) {
  useEffect(() => {
    if (id && document.activeElement === document.body) inside.current?.closest<HTMLElement>(above)?.focus()
  }, [inside, id])
}

/** Gives the focus to the button of the last shown row once the drawer is gone, not to that of the first one. */
function FocusOnRow({ id }: { id: string }) {
  const last = useRef(id)
  useEffect(() => {
    last.current = id
  }, [id])
  useEffect(
    () => () => {
      // After the overlay has given the focus back to what opened it.
      requestAnimationFrame(() => requestAnimationFrame(() => rowButton(last.current)?.focus()))
    },
    [],
  )
  return null
}
