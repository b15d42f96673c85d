import type { Pagination } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Drawer } from '@chonoi/ui/drawer'
import { LinkButton } from '@chonoi/ui/link-button'
import { announce } from '@chonoi/ui/live-region'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { RowDialogs } from './row-dialogs.tsx'
import { DetailsSkeleton, PageOnItsWay } from './details-of.tsx'
import { type OpenRow, OpenRowContext, rowButton } from './open-row.ts'
import { RowSteps } from './row-steps.tsx'
import { above, decide, isSingleKey } from './use-list-keys.ts'
import { useFollowedDecisions } from './use-followed-decisions.ts'
import { type ShownRow, useRowSteps } from './use-row-steps.ts'

export interface RowDetailsDrawerProps {
  list: OpenRow
  /** The rows of the page, in their order. */
  rows: readonly ShownRow[]
  /** The answer that holds them. */
  result: UseQueryResult
  /** Which page they are. Absent: the list has only one. */
  pagination?: Pagination | undefined
  /** Returns the details of a row. It may be on another page of the list: the address can be shared. */
  children: (id: string) => ReactNode
  /** Returns the row's own page. */
  pageHref?: (id: string) => string
}

/**
 * The details of a row beside its list, with the next and the previous row: by buttons, or with j and k. Where the window
 * has room the list stays usable, and the keys move in both at once; else the drawer is modal.
 */
export default function RowDetailsDrawer({
  list,
  rows,
  result,
  pagination,
  children,
  pageHref,
}: RowDetailsDrawerProps) {
  const { t } = useTranslation('common')
  const { openId, openRow, hasRoom } = list
  const contentRef = useRef<HTMLDivElement>(null)
  // While the drawer slides out it still shows the last row.
  const [shownId, setShownId] = useState(openId)
  if (openId && openId !== shownId) setShownId(openId)
  const steps = useRowSteps({ list, rows, result, pagination, shownId, onStep: followRow })
  const name = rows[steps.place]?.name
  const close = () => {
    openRow('')
    if (hasRoom) rowButton(shownId)?.focus()
  }
  useKeys(contentRef, hasRoom, {
    j: steps.next,
    k: steps.previous,
    a: () => decide(contentRef.current, 'a'),
    r: () => decide(contentRef.current, 'r'),
    Escape: hasRoom && openId ? () => openRow('') : undefined,
  })
  useKeptFocus(contentRef, shownId)
  const noteDecision = useFollowedDecisions({ steps, shownId, isUpToDate: !result.isFetching, close })

  function followRow(row: ShownRow) {
    announce(row.name)
    // The focus goes along with the keys in the list, and stays in the drawer.
    const isInside = contentRef.current?.closest(panel)?.contains(document.activeElement)
    if (hasRoom && !isInside) rowButton(row.id)?.focus()
  }

  return (
    <Drawer
      isBeside
      isModal={!hasRoom}
      isOpen={openId !== ''}
      title={name ?? t('details.title')}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <RowSteps steps={steps}>
          {pageHref && (
            <LinkButton variant="secondary" size="sm" className="cn:ms-auto" href={pageHref(shownId)}>
              {t('details.page')}
            </LinkButton>
          )}
        </RowSteps>
      }
    >
      <div ref={contentRef} onClickCapture={noteDecision}>
        {!hasRoom && <FocusOnRow id={shownId} />}
        <OpenRowContext value={null}>
          <RowDialogs>
            {steps.isTurning ? (
              <PageOnItsWay result={result} />
            ) : (
              <Suspense key={shownId} fallback={<DetailsSkeleton />}>
                <div>{children(shownId)}</div>
              </Suspense>
            )}
          </RowDialogs>
        </OpenRowContext>
      </div>
    </Drawer>
  )
}

/** The drawer around the details, modal or not. */
const panel = '[role="dialog"], aside'

const isKeyOf = <Key extends string>(acts: Record<Key, unknown>, key: string): key is Key => Object.hasOwn(acts, key)

/** Runs what the keys stand for while no other layer lies above the details. Runs before the keys of the list. */
function useKeys(
  inside: RefObject<HTMLElement | null>,
  hasRoom: boolean,
  acts: Record<'j' | 'k' | 'a' | 'r' | 'Escape', (() => void) | undefined>,
) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key } = event
      if (!isKeyOf(acts, key) || !isSingleKey(event)) return
      const own = inside.current?.closest(panel)
      const top = [...document.querySelectorAll(above)].at(-1)
      if (!own || top !== (hasRoom ? undefined : own)) return
      // Escape within the drawer is the drawer's own.
      if (key === 'Escape' && (!hasRoom || own.contains(document.activeElement))) return
      event.preventDefault()
      acts[key]?.()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  })
}

/** Keeps the focus in the drawer when the focused part of the details goes with its row. */
function useKeptFocus(inside: RefObject<HTMLElement | null>, id: string) {
  useEffect(() => {
    if (id && document.activeElement === document.body) inside.current?.closest<HTMLElement>(panel)?.focus()
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
