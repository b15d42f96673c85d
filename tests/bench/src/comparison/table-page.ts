// Built into a page by measure-tables.ts. One page holds one table: window.prepareTable(name) fetches its code,
// window.mountTable() puts it on the page.
import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { area, type Fixture } from './tables/rows.ts'

const loaders = import.meta.glob<{ default: Fixture }>('./tables/*.tsx')
let fixture: Fixture
let root: Root

/** Without a frame after a press, the browser does not call when it has nothing to do: the page waits no longer than this. */
const maxIdleWait = { timeout: 200 }
const passed = (ms: number) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, maxIdleWait), ms))

const isThere = () => {
  const scroller = document.querySelector(fixture.scroller)
  return (
    scroller !== null &&
    scroller.scrollHeight > fixture.fullHeight &&
    document.querySelectorAll(fixture.box).length > 10
  )
}

/** Waits until the browser is idle three times in a row, so that deferred work of a table is done too. */
async function settle() {
  for (let time = 0; time < 3; time++) await passed(50)
}

const box = { inlineSize: area.width, blockSize: area.height, overflow: 'hidden' }

/** An application rendered before the list opens (docs/decisions/0019). */
const application = (list: ReactNode) =>
  createElement('main', null, createElement('h1', null, 'Sales'), createElement('div', { style: box }, list))

Object.assign(window, {
  prepareTable: async (name: string) => {
    fixture = (await (loaders[`./tables/${name}.tsx`] as () => Promise<{ default: Fixture }>)()).default
    // Fonts load before tables, as in an application.
    await Promise.all([...document.fonts].map((font) => font.load()))
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(application(null))
    await settle()
    return { scroller: fixture.scroller, box: fixture.box }
  },
  mountTable: async () => {
    root.render(application(createElement(fixture.Grid)))
    while (!isThere()) await passed(50)
    await settle()
  },
  settleTable: settle,
})
