import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the frame of an application: header, navigation, content.',
  instead: "For a shop's public pages use TopBar and Container.",
  anatomy: ['Skip target', 'Header', 'Navigation, a drawer on phones', 'Content', 'Footer'],
  dos: ["Give the content the page's only main landmark"],
  donts: ['Put a second navigation beside it'],
}
