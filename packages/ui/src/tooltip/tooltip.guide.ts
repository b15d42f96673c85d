import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a few words about a control.',
  instead: 'For what must be read use help or Popover.',
  anatomy: ['Control', 'Words'],
  dos: ['Keep it to one sentence'],
  donts: ['Put links or buttons into it'],
  words: ['The name of the action; nothing that has to be read to use it.'],
}
