// Built into a page by measure-mounts.ts: window.mountOnce(name) puts a component on the page, as its stories do, and takes
// it away again.
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '@chonoi/ui/styles.css'
import { UiProvider, viLabels } from '@chonoi/ui/ui-provider'

interface Stories {
  default: {
    component: React.ComponentType<Record<string, unknown>>
    args?: Record<string, unknown>
    render?: (args: Record<string, unknown>, context: { globals: { locale: string } }) => React.ReactNode
  }
}

const loaders = import.meta.glob<Stories>('../../../../packages/ui/src/*/*.stories.tsx')
const stay = () => undefined

async function load(name: string): Promise<React.ReactNode> {
  const { default: meta } = await (
    loaders[`../../../../packages/ui/src/${name}/${name}.stories.tsx`] as () => Promise<Stories>
  )()
  const { args = {}, component, render } = meta
  if (!render) return createElement(component, args)
  // `render` uses hooks, so it is called by React.
  return createElement(() => render(args, { globals: { locale: 'vi' } }))
}

let current: React.ReactNode = null

Object.assign(window, {
  prepareMount: async (name: string) => {
    current = await load(name)
  },
  mountOnce: () => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    flushSync(() =>
      root.render(
        <UiProvider locale="vi" labels={viLabels} navigate={stay}>
          {current}
        </UiProvider>,
      ),
    )
    const height = place.offsetHeight
    flushSync(() => root.unmount())
    place.remove()
    return height
  },
})
