import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For something that happens here.',
  instead: 'For going somewhere use LinkButton or Link; for a picture without words use IconButton.',
  anatomy: ['Icon', 'Label', 'Icon or spinner'],
  dos: ['Begin with a verb', 'Have one primary button per screen', "Say why it can't be used (disabledReason)"],
  donts: ['Disable it without a reason', 'Use it as a link'],
}
