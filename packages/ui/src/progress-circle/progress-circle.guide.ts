import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For progress where room is short.',
  instead: 'Where there is room use ProgressBar.',
  anatomy: ['Circle', 'Value'],
  dos: ['Label it'],
  donts: ['Use several side by side'],
}
