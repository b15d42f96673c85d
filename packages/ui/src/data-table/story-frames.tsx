import type { Decorator } from '@storybook/react-vite'

/** Room enough for a table in every mode, with large text and on a narrow page too. */
export const wide: Decorator = (Story) => (
  <div style={{ position: 'relative', overflowX: 'auto', scrollPadding: 16 }}>
    <div style={{ inlineSize: '60rem' }}>
      <Story />
    </div>
  </div>
)

/** Where rows become cards. */
export const phone: Decorator = (Story) => (
  <div style={{ maxInlineSize: 360 }}>
    <Story />
  </div>
)
