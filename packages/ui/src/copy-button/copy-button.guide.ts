import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For codes and numbers that are used elsewhere.',
  instead: "For sharing a page use the system's share sheet.",
  anatomy: ['Icon', 'Label'],
  dos: ['Keep what is copied in sight'],
  donts: ['Copy more than is shown'],
}
