// Built into a page by measure-tables.ts. One page holds one table: window.prepareTable(name) fetches its code,
// window.mountTable() puts it on the page.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { area, type Fixture } from './tables/rows.ts'

const loaders = import.meta.glob<{ default: Fixture }>('./tables/*.tsx')
let fixture: Fixture

/** Without a frame after a press, the browser does not call when it has nothing to do: the page waits no longer than this. */
const longestIdleWait = { timeout: 200 }
const passed = (ms: number) =>
  new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, longestIdleWait), ms))

const isThere = () => {
  const scroller = document.querySelector(fixture.scroller)
  return (
    scroller !== null &&
    scroller.scrollHeight > fixture.fullHeight &&
    document.querySelectorAll(fixture.box).length > 10
  )
}

/** Nothing was left to do, three times in a row: also what a table puts off has been done by then. */
async function settle() {
  for (let time = 0; time < 3; time++) await passed(50)
}

Object.assign(window, {
  prepareTable: async (name: string) => {
    fixture = (await (loaders[`./tables/${name}.tsx`] as () => Promise<{ default: Fixture }>)()).default
    // An application's letters are there before its tables.
    await Promise.all([...document.fonts].map((font) => font.load()))
    await settle()
    return { scroller: fixture.scroller, box: fixture.box }
  },
  mountTable: async () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.style.cssText = `inline-size: ${area.width}px; block-size: ${area.height}px; overflow: hidden`
    createRoot(place).render(createElement(fixture.Grid))
    while (!isThere()) await passed(50)
    await settle()
  },
  settleTable: settle,
})
