import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a message that belongs to a part of the page and stays until its cause is gone.',
  instead: 'For the answer to an action use a toast; for news of the whole site use Banner.',
  anatomy: ['Icon of its tone', 'Title', 'Message', 'Actions', 'Close button'],
  dos: ['Say what happened and how to go on', "Use urgency only for what can't wait"],
  donts: ['Stack several of them', 'Tell good news in red'],
  words: ['The title says the matter in a sentence, the text what can be done.'],
}
