import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For pictures in an order; the first is the cover, or none is.',
  instead: 'For any file use FileUpload.',
  anatomy: ['Drop area with button', 'Pictures with handles', 'Move and remove', 'Help and error'],
  dos: ['Let keyboards move pictures too (it does)'],
  donts: ['Lose pictures when a form fails'],
}
