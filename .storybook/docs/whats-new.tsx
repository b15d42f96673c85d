import { Markdown } from '@storybook/addon-docs/blocks'
import changelog from '../../packages/ui/CHANGELOG.md?raw'

const pending = import.meta.glob<string>('../../.changeset/*.md', { eager: true, query: '?raw', import: 'default' })

const heads = /^---\n([\s\S]*?)\n---\n/

/** Changes of the kit that are not in a release yet, as their authors wrote them; breaking and new ones first. */
function unreleased(): string[] {
  const ranks = ['major', 'minor', 'patch']
  return Object.values(pending)
    .flatMap((text) => {
      const [head = '', marks = ''] = heads.exec(text) ?? []
      const [, size] = /['"]@chonoi\/ui['"]: (major|minor|patch)/.exec(marks) ?? []
      return size ? [{ rank: ranks.indexOf(size), text: text.slice(head.length).trim() }] : []
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text)
}

/** The next version and those before it. */
export const WhatsNew = () => (
  <>
    <h2>Not released yet</h2>
    <Markdown>
      {unreleased()
        .map((text) => `- ${text.replaceAll('\n', '\n  ')}`)
        .join('\n')}
    </Markdown>
    <Markdown>{changelog.replace(/^# .*\n/, '')}</Markdown>
  </>
)
