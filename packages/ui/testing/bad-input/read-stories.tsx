import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import { spoilProps, spoilWrittenIn } from './spoil.ts'

type Args = Record<string, unknown>

interface Annotations {
  component?: ComponentType<object>
  args?: Args
  render?: (args: Args, context: object) => ReactNode
  decorators?: ((story: () => ReactNode, context: object) => ReactNode)[]
  beforeEach?: () => unknown
  parameters?: { layout?: string }
}

type StoryFile = { default: Annotations } & Record<string, Annotations>

/** One story, rendered with the props replaced by `spoilWith`. */
export interface ReadStory {
  name: string
  isFullWidth: boolean
  /** Applies Storybook's setup for the story. Returns its cleanup. */
  prepare: () => () => void
  draw: () => ReactNode
}

function readStory(name: string, meta: Annotations, story: Annotations): ReadStory {
  const written = { ...meta.args, ...story.args }
  const { component } = meta
  const render = story.render ?? meta.render
  const context = { args: written, globals: { locale: 'vi' }, parameters: {} }
  const Story = () => {
    const args = spoilWrittenIn(written)
    return render ? render(args, context) : component && createElement(component, spoilProps(component, args))
  }
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  const draw = decorators.reduce<() => ReactNode>(
    (inner, decorate) => () => decorate(inner, context),
    () => <Story />,
  )
  return {
    name,
    isFullWidth: (story.parameters?.layout ?? meta.parameters?.layout) === 'fullscreen',
    prepare: () => {
      const cleanUps = [meta.beforeEach?.(), story.beforeEach?.()]
      return () => {
        for (const cleanUp of cleanUps) if (typeof cleanUp === 'function') cleanUp()
      }
    },
    draw: () => createElement(() => draw()),
  }
}

const files = import.meta.glob<StoryFile>('../../src/*/*.stories.tsx', { eager: true })

/** Every story of the kit, by its file: `button`, `data-table/withdrawals-list`. */
export const storiesByFile: [file: string, stories: ReadStory[]][] = Object.entries(files).map(
  ([path, { default: meta, ...stories }]) => [
    path.replace(/^.*\/src\/(.+)\.stories\.tsx$/, '$1').replace(/^(.+)\/\1$/, '$1'),
    Object.entries(stories).map(([name, story]) => readStory(name, meta, story)),
  ],
)

interface CatcherProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Error boundary: reports the error and renders nothing. */
export class Catcher extends Component<CatcherProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
