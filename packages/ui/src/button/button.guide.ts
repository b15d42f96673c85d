import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For something that happens here.',
  instead: 'For going somewhere use LinkButton or Link; for a picture without words use IconButton.',
  anatomy: ['Icon', 'Label', 'Icon or spinner'],
  dos: ['Begin with a verb', 'Have one primary button per screen', "Say why it can't be used (disabledReason)"],
  donts: ['Disable it without a reason', 'Use it as a link'],
  words: [
    'A verb and what it is done to: “Thêm vào giỏ”, “Add to cart”; at most four words.',
    'The same word as in the title of the dialog or page that it opens.',
    'No “OK” and no “Gửi đi” where the work has a name.',
  ],
}
