import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For things within things that people open, choose and rearrange, such as categories.',
  instead: 'To choose from a hierarchy in a form use TreeSelect; for pages use SideNav.',
  anatomy: ['Handle', 'Checkbox', 'Arrow', 'Label and help', 'End', 'Menu'],
  dos: ['Answer onMove at once, and take the move back when the server refuses it'],
  donts: ['Set onMove while only part of the tree is shown: places would be wrong'],
  since: '0.2.0',
  status: 'beta',
}
