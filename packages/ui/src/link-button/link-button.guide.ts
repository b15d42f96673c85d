import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the one way on that a page wants.',
  instead: 'For something that happens here use Button.',
  anatomy: ['Icon', 'Words', 'Icon'],
  dos: ['Use it where a button is expected to lead on'],
  donts: ['Use it for actions'],
}
