import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a few words or controls beside what they explain.',
  instead: 'For a hint use Tooltip; for a task use Dialog.',
  anatomy: ['Button', 'Content'],
  dos: ['Keep it short'],
  donts: ['Put what everybody needs into it'],
}
