import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NavigationProvider } from '../app/navigation.tsx'
import { RowDialogs, useRowDialog } from './row-dialogs.tsx'

function Opener({ name }: { name: string }) {
  const openDialog = useRowDialog()
  return (
    <button type="button" onClick={() => openDialog((close) => <Opened name={name} onClose={close} />)}>
      Open {name}
    </button>
  )
}

function Opened({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <div role="dialog" aria-label={name}>
      <button type="button" onClick={onClose}>
        Close {name}
      </button>
      {name === 'outer' && <Opener name="inner" />}
    </div>
  )
}

const page = (pathname: string) => (
  <NavigationProvider
    value={{
      ...{ pathname, search: new URLSearchParams(), navigate: () => {}, settled: () => Promise.resolve() },
      ...{ block: () => () => {}, hasScreen: () => true },
    }}
  >
    <RowDialogs>
      <Opener name="outer" />
    </RowDialogs>
  </NavigationProvider>
)

test('a dialog is closed when another page is shown, and stays closed on the way back', async () => {
  const screen = await render(page('/admin/orders'))
  await screen.getByRole('button', { name: 'Open outer' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'outer' })).toBeVisible()
  await screen.rerender(page('/admin/users'))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.rerender(page('/admin/orders'))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('what a dialog opens lies above it, and leaves it open', async () => {
  const screen = await render(page('/admin/orders'))
  await screen.getByRole('button', { name: 'Open outer' }).click()
  await screen.getByRole('button', { name: 'Open inner' }).click()
  await screen.getByRole('button', { name: 'Close inner' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'inner' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog', { name: 'outer' })).toBeVisible()
})
