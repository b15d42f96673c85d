import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a secret.',
  instead: 'For a code that was sent use OtpField.',
  anatomy: ['Label', 'Box', 'Show and hide', 'Help and error'],
  dos: ['Allow to paste and to look'],
  donts: ['Ask to type it twice'],
}
