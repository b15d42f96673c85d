import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a few actions that belong together.',
  instead: 'For one choice out of several use SegmentedControl; for many tools use Toolbar.',
  anatomy: ['Buttons'],
  dos: ['Name the group'],
  donts: ['Mix choices and actions'],
}
