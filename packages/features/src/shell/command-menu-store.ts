let isOpen = false
const listeners = new Set<() => void>()

/** Whether the command palette is open, shared by its shortcut, the account menu and the palette itself. */
export const commandMenu = {
  isOpen: () => isOpen,
  setOpen(next: boolean): void {
    isOpen = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
