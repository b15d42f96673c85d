import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { useRowSteps } from './use-row-steps.ts'

export interface FollowedDecisionsOptions {
  steps: ReturnType<typeof useRowSteps>
  shownId: string
  /** Whether the rows are those after the last decision. */
  isUpToDate: boolean
  close: () => void
}

/**
 * Shows the next row once the shown one was decided on and has left the list, else the one before it; closes the details
 * when none is left. Returns what notes that a decision was begun.
 */
export function useFollowedDecisions({ steps, shownId, isUpToDate, close }: FollowedDecisionsOptions) {
  const decidedId = useRef('')
  const isGone = isUpToDate && steps.place < 0
  const follow = useEffectEvent(() => {
    decidedId.current = ''
    const goOn = steps.next ?? steps.previous ?? close
    goOn()
  })
  useEffect(() => {
    if (isGone && decidedId.current === shownId) follow()
  }, [isGone, shownId])
  return (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('[data-decision]')) decidedId.current = shownId
  }
}
