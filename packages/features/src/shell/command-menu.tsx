import { useCommandKey } from '@chonoi/ui/use-command-key'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { commandMenu } from './command-menu-store.ts'

const CommandMenuPalette = lazy(() => import('./command-menu-palette.tsx'))
const open = () => commandMenu.setOpen(true)

/** The command palette (Ctrl K, on a Mac ⌘ K): every screen the user may open, and common actions. */
export function CommandMenu() {
  const isOpen = useSyncExternalStore(commandMenu.subscribe, commandMenu.isOpen, () => false)
  useCommandKey(open)
  if (!isOpen) return null
  return (
    <Suspense>
      <CommandMenuPalette />
    </Suspense>
  )
}
