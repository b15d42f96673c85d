import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a button with its window, where nobody else needs to know whether it is open.',
  instead: 'Where a screen opens the window by itself, give the window isOpen and onOpenChange.',
  anatomy: ['Button', 'Dialog, AlertDialog or Drawer'],
  dos: ['Give the trigger the verb that the window then does'],
  donts: ['Open one window from inside another'],
}
