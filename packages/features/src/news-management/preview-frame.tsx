import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

export interface PreviewFrameProps {
  /** Names the frame for screen readers. */
  label: string
  /** How wide a window it stands for, in pixels. */
  width: number
  /** Says below it how wide it is, and at how many percent of its size it is shown. */
  caption: (percent: number) => string
  children: ReactNode
}

/**
 * A window of another width in the page: what is in it answers to that width, as on a device. Where there is less room it is
 * shown smaller, never narrower.
 */
export function PreviewFrame({ label, width, caption, children }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(width)
  const [body, setBody] = useState<HTMLElement>()
  // With the line around it.
  const scale = Math.min(1, room / (width + 2))

  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const open = () => setBody(dress(frame.current?.contentDocument))
  // A browser that opens the empty page later than at once says so with `load`.
  useEffect(open, [])
  return (
    <div className="cn:grid cn:gap-2">
      <div ref={place} className="cn:h-[65dvh] cn:overflow-hidden">
        <iframe
          ref={frame}
          title={label}
          sandbox="allow-same-origin"
          onLoad={open}
          className="cn:box-content cn:block cn:max-w-none cn:mx-auto cn:border cn:border-border cn:rounded-md cn:bg-bg"
          style={{
            inlineSize: width,
            blockSize: `${100 / scale}%`,
            ...(scale < 1 && { transform: `scale(${scale})`, transformOrigin: '0 0' }),
          }}
        />
      </div>
      <p className="cn:text-13 cn:text-text-muted">{caption(Math.round(scale * 100))}</p>
      {body &&
        createPortal(
          // Can be focused, so that the arrow keys scroll. Nothing in a preview leads away from it.
          <div
            role="document"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={label}
            className="cn:py-6 cn:outline-offset-[-2px]"
            onClickCapture={(event) => isInLink(event.target) && event.preventDefault()}
          >
            {children}
          </div>,
          body,
        )}
    </div>
  )
}

/** The elements of the frame's page are of its own kinds, so they can't be asked whether they are this page's elements. */
const isInLink = (target: EventTarget) => (target as Element).closest('a') !== null

/** Gives an empty page the language, the theme and the styles of this one. */
function dress(page: Document | null | undefined): HTMLElement | undefined {
  if (!page) return undefined
  for (const { name, value } of document.documentElement.attributes)
    if (name !== 'style') page.documentElement.setAttribute(name, value)
  const styles = document.querySelectorAll('link[rel="stylesheet"], head style')
  page.addEventListener('keydown', passEscapeOn)
  page.head.replaceChildren(...[...styles].map((style) => page.importNode(style, true)))
  return page.body
}

/** Escape in the frame closes what the frame is in: keys pressed in a page of its own don't reach the page around it. */
function passEscapeOn({ key, view }: KeyboardEvent) {
  if (key === 'Escape')
    view?.frameElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
