import { Canvas, type StoryProps } from '@storybook/addon-docs/blocks'

interface ShownProps {
  of: StoryProps['of']
  /** Shows the story in an iframe, for components that cover the window. */
  isFramed?: boolean
  /** Shows the story at the width of a phone. */
  isNarrow?: boolean
}

/** Embeds a live story in a docs page, in the toolbar's theme and language. */
export function Shown({ of, isFramed = false, isNarrow = false }: ShownProps) {
  const story = isFramed || isNarrow ? { inline: false, height: isNarrow ? '640px' : '420px' } : undefined
  return (
    <div className={isNarrow ? 'docs:max-w-96' : undefined}>
      <Canvas of={of} sourceState="none" withToolbar={false} story={story} />
    </div>
  )
}
