import type { Decorator } from '@storybook/react-vite'

/** A frame with enough space for a table in every mode, including large text and narrow pages. */
export const wide: Decorator = (Story) => (
  <div style={{ position: 'relative', overflowX: 'auto', scrollPadding: 16 }}>
    <div style={{ inlineSize: '60rem' }}>
      <Story />
    </div>
  </div>
)

/** A frame narrow enough for rows to become cards. */
export const phone: Decorator = (Story) => (
  <div style={{ maxInlineSize: 360 }}>
    <Story />
  </div>
)
