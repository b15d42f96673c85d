import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a code that was sent a moment ago.',
  instead: 'For a password use PasswordField.',
  anatomy: ['Label', 'Places', 'Help and error'],
  dos: ['Allow to paste', 'Say where the code was sent'],
  donts: ['Send it before the last digit can be checked'],
}
