import { edgeHeight } from '@chonoi/ui/edge-height'
import type { ReactNode } from 'react'

const barHeight = edgeHeight('bar')

/**
 * The buttons a page is for: to buy, to pay. On phones they stay at the bottom of the window, on top of the banners; on
 * wider screens they stand in the page.
 */
export function BottomBar({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div ref={barHeight} className={`shell-bottom-bar ${className}`}>
      {children}
    </div>
  )
}
