import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For who takes part, where there is no room for names.',
  instead: 'For one person use Avatar; where each is chosen or opened use GridList.',
  anatomy: ['Avatars', 'Count of the others'],
  dos: ['Say in the label what the people have in common', 'Put those who matter most first'],
  donts: ['Make it the only place where names can be found'],
  since: '0.2.0',
}
