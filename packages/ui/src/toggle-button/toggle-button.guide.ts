import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For something that stays on.',
  instead: 'For a setting use Switch.',
  anatomy: ['Icon', 'Words'],
  dos: ['Keep its name in both states'],
  donts: ['Change its name and its state at once'],
}
