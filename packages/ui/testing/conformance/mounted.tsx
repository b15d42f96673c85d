import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { configure } from 'storybook/test'
import { UiProvider, viLabels } from '../../src/ui-provider/ui-provider.tsx'

/** Timeout for asynchronous assertions on a busy machine, ms. */
configure({ asyncUtilTimeout: 15_000 })

const stay = () => undefined

export interface Mounted {
  container: HTMLElement
  render(node: ReactNode): void
  [Symbol.dispose](): void
}

/** Mounts a node in the document with the kit's provider. Disposed by `using`. */
export function mount(node: ReactNode): Mounted {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const render = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <UiProvider locale="vi" labels={viLabels} navigate={stay}>
          {next}
        </UiProvider>,
      ),
    )
  render(node)
  return {
    container,
    render,
    [Symbol.dispose]: () => {
      flushSync(() => root.unmount())
      container.remove()
    },
  }
}
