import type { RefCallback } from 'react'
import { observeSize } from './observe-size.ts'

/** What stands at the bottom of the window: banners lowest, the page's bar (buy, pay, save) on top of them. */
export type Edge = 'banners' | 'bar'

const owners: Partial<Record<Edge, HTMLElement>> = {}

/**
 * Returns a ref that reports an element's height as `--ui-edge-banners` or `--ui-edge-bar` (base.css), so that the page
 * keeps clear of it. The last element wins: on the way from page to page the next bar comes before the old one goes.
 */
export function edgeHeight(edge: Edge): RefCallback<HTMLElement> {
  const property = `--ui-edge-${edge}`
  return (element) => {
    if (!element) return
    const { style } = document.documentElement
    owners[edge] = element
    const stop = observeSize([element], () => {
      if (owners[edge] !== element) return
      // On wide screens some bars stand in the page.
      const isAtEdge = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      style.setProperty(property, isAtEdge ? `${element.offsetHeight}px` : '0px')
    })
    return () => {
      stop()
      if (owners[edge] !== element) return
      delete owners[edge]
      style.removeProperty(property)
    }
  }
}
