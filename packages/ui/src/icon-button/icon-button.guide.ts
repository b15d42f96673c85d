import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a well-known action where room is short.',
  instead: 'Where there is room use Button with its words.',
  anatomy: ['Icon', 'Badge'],
  dos: ['Keep the label (it is the name)'],
  donts: ['Use a picture that needs guessing'],
}
