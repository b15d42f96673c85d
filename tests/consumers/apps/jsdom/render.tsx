import { UiProvider, viLabels } from '@chonoi/ui/ui-provider'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const navigate = () => {}

/** Renders into the document and returns a function that removes it. */
export async function render(children: ReactNode): Promise<() => Promise<void>> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <UiProvider locale="vi" labels={viLabels} navigate={navigate}>
        {children}
      </UiProvider>,
    ),
  )
  return async () => {
    await act(async () => root.unmount())
    place.remove()
  }
}
