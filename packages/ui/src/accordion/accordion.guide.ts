import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For several questions or chapters of which a reader needs one or two.',
  instead: 'For a single one use Disclosure; for views of the same thing use Tabs.',
  anatomy: ['Title with arrow', 'Content'],
  dos: ['Write titles that say what is inside', 'Leave the most wanted one open'],
  donts: ['Hide what everybody must read', "Put a form's required fields into a closed part"],
}
