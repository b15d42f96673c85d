import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For one usual action and its few variants.',
  instead: 'For actions of the same weight use Menu.',
  anatomy: ['Action', 'Arrow with menu'],
  dos: ['Let the usual one stand in front'],
  donts: ['Hide the usual one in the menu'],
}
