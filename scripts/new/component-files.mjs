// The files written by `npm run new component <name>`, and the lists that it extends.

const pascal = (name) => name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

/** The files of a new component by their path in packages/ui/src. */
export function componentFiles(name) {
  const Name = pascal(name)
  return {
    [`${name}/${name}.tsx`]: `import type { ComponentProps } from 'react'
import type { Variants } from '../base/define-variants.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { ${camel(name)}Variants } from './${name}-variants.ts'

export { ${camel(name)}Variants } from './${name}-variants.ts'

export interface ${Name}Props extends ComponentProps<'div'> {
  /** How much room it takes. Default \`md\`. */
  size?: Variants<typeof ${camel(name)}Variants>['size']
}

/** Says in one sentence what it is for. */
export function ${Name}(props: ${Name}Props) {
  const { size, className, ...rest } = withoutNulls(props)
  return <div {...rest} className={${camel(name)}Variants({ size, className })} />
}
`,
    [`${name}/${name}-variants.ts`]: `import { defineVariants } from '../base/define-variants.ts'

/** Classes of the component, for other elements that should look like one. */
export const ${camel(name)}Variants = defineVariants('ui-${name}', {
  variants: {
    size: {
      sm: 'ui-${name}--sm',
      md: 'ui-${name}--md',
    },
  },
  defaultVariants: { size: 'md' },
})
`,
    [`${name}/${name}.css`]: `.ui-${name} {
  padding: var(--ds-space-4);
  border: 1px solid var(--ds-color-border);
  border-radius: var(--ds-radius-md);
  background: var(--ds-color-surface);

  &.ui-${name}--sm {
    padding: var(--ds-space-2);
  }
}
`,
    [`${name}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { ${Name} } from './${name}.tsx'

const meta = {
  title: 'Data/${Name}',
  component: ${Name},
  args: { children: 'Chợ họp từ 5 giờ sáng.' },
  parameters: { english: { children: 'The market opens at 5 in the morning.' } },
} satisfies Meta<typeof ${Name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const text = canvas.getByText(t('Chợ họp từ 5 giờ sáng.', 'The market opens at 5 in the morning.'))
    await expect(text).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const LongVietnameseText: Story = {
  args: { children: 'Chợ nổi họp từ mờ sáng, đông nhất lúc mặt trời lên. '.repeat(8) },
}
`,
    [`${name}/${name}.conformance.tsx`]: `import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './${name}.stories.tsx'
import { ${Name} } from './${name}.tsx'

describeConformance(${Name}, { props: meta.args })
`,
    [`${name}/${name}.guide.ts`]: `import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a part of a page that stands on its own ground.',
  instead: 'Where a title and actions belong to it, use Card.',
  anatomy: ['Frame', 'Content'],
  dos: ['Keep one thought in it.'],
  donts: ['Put one into another.'],
}
`,
  }
}

/** Inserts a line into a list in alphabetical order. `isEntry` tells the list's lines from others. */
export function withLine(text, line, isEntry) {
  const lines = text.split('\n')
  if (lines.includes(line)) return text
  const entries = lines.flatMap((one, index) => (isEntry(one) ? [index] : []))
  const before = entries.find((index) => lines[index] > line) ?? (entries.at(-1) ?? lines.length - 1) + 1
  return lines.toSpliced(before, 0, line).join('\n')
}

/** Returns the lists of components with the new one added. */
export function withComponent(name, { index, styles }) {
  return {
    index: withLine(index, `export * from './${name}/${name}.tsx'`, (line) => line.startsWith('export * from ')),
    styles: withLine(styles, `@import "./${name}/${name}.css" layer(ui.components);`, (line) =>
      line.endsWith('layer(ui.components);'),
    ),
  }
}
