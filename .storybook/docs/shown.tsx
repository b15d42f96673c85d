import { Canvas, type StoryProps } from '@storybook/addon-docs/blocks'

interface ShownProps {
  of: StoryProps['of']
  /** What covers the window is shown in a window of its own. */
  isFramed?: boolean
  /** As on a phone. */
  isNarrow?: boolean
}

/** A story on a page of words: the pattern itself, alive, in the toolbar's theme and language. */
export function Shown({ of, isFramed = false, isNarrow = false }: ShownProps) {
  const story = isFramed || isNarrow ? { inline: false, height: isNarrow ? '640px' : '420px' } : undefined
  return (
    <div className={isNarrow ? 'docs:max-w-96' : undefined}>
      <Canvas of={of} sourceState="none" withToolbar={false} story={story} />
    </div>
  )
}
