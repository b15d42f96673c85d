import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { fittedSize, keptInside, type Point, scaledAbout, wholePicture, type ZoomView } from './zoom-view.ts'

/** Distance after which a finger's way over the whole picture asks for the next one, px. */
const swipe = 48
/** A press that moved less is a tap; two taps within this time and place are a double tap. */
const tap = { moves: 8, apart: 24, within: 350 }
const doubleTapScale = 2.5

interface Held {
  at: Map<number, Point>
  start: Point
  /** How far a single pointer went over the whole picture. */
  swiped: number
  moved: number
  hadTwo: boolean
}

/** State of a picture that is zoomed by double tap, wheel and pinch, and moved by dragging. */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)
  const lastTap = useRef<Point & { time: number }>(undefined)
  const [view, setView] = useState(wholePicture)
  const [swiped, setSwiped] = useState(0)
  const [isHeld, setIsHeld] = useState(false)

  function change(next: (view: ZoomView) => ZoomView) {
    const element = stage.current
    const image = element?.querySelector('img')
    if (!element || !image) return
    const room = { width: element.clientWidth, height: element.clientHeight }
    const natural = { width: image.naturalWidth, height: image.naturalHeight }
    setView((before) => keptInside(next(before), fittedSize(natural, room), room))
  }

  const scaleBy = (factor: number, about: Point = { x: 0, y: 0 }) =>
    change((before) => scaledAbout(before, before.scale * factor, about))

  /** The wheel is listened to without React: its listeners can't keep the browser from zooming the page. */
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      // A pinch on a touch pad arrives as a wheel with Ctrl and small steps.
      scaleBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0025)), fromMiddle(event, element))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const point = fromMiddle(event, stage.current)
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current ??= { at: new Map(), start: point, swiped: 0, moved: 0, hadTwo: false }
    held.current.at.set(event.pointerId, point)
    if (held.current.at.size > 1) {
      held.current.hadTwo = true
      setSwiped(0)
    }
    setIsHeld(true)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const hold = held.current
    const before = hold?.at.get(event.pointerId)
    if (!hold || !before) return
    const point = fromMiddle(event, stage.current)
    const other = [...hold.at].find(([id]) => id !== event.pointerId)?.[1]
    hold.at.set(event.pointerId, point)
    hold.moved = Math.max(hold.moved, distance(hold.start, point))
    if (other) {
      const factor = distance(point, other) / Math.max(1, distance(before, other))
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
      const by = { x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 }
      change((now) => movedBy(scaledAbout(now, now.scale * factor, middle), by))
    } else if (view.scale > 1) {
      change((now) => movedBy(now, { x: point.x - before.x, y: point.y - before.y }))
    } else if (!hold.hadTwo) {
      hold.swiped = point.x - hold.start.x
      setSwiped(hold.swiped)
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const hold = held.current
    if (!hold?.at.delete(event.pointerId) || hold.at.size > 0) return
    letGo()
    if (Math.abs(hold.swiped) > swipe) onSwipe(hold.swiped < 0 ? 1 : -1)
    else if (!hold.hadTwo && hold.moved < tap.moves) onTap(hold.start, event.timeStamp)
  }

  function letGo() {
    held.current = undefined
    setIsHeld(false)
    setSwiped(0)
  }

  function onTap(point: Point, time: number) {
    const last = lastTap.current
    const isSecond = last && time - last.time < tap.within && distance(last, point) < tap.apart
    lastTap.current = isSecond ? undefined : { ...point, time }
    if (isSecond) change((now) => (now.scale > 1 ? wholePicture : scaledAbout(now, doubleTapScale, point)))
  }

  return {
    stage,
    view,
    swiped,
    isHeld,
    scaleBy,
    moveBy: (by: Point) => change((now) => movedBy(now, by)),
    reset: () => setView(wholePicture),
    pointerEvents: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

const movedBy = (view: ZoomView, by: Point): ZoomView => ({ ...view, x: view.x + by.x, y: view.y + by.y })

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, stage: HTMLElement | null): Point {
  if (!stage) return { x: 0, y: 0 }
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
