import { guideOf } from './guide.tsx'

const meanings = {
  stable: 'Stable: its props change only with a major version, as the changelog says.',
  beta: 'Beta: it is tested like the others; its props may still change with a minor version.',
} as const

/** Since which version a component is there, and what may change. */
export function Status({ folder }: { folder: string }) {
  const guide = guideOf(folder)
  if (!guide) return null
  return (
    <p className="docs:text-text-muted docs:text-14">
      Since {guide.since ?? '0.1.0'}. {meanings[guide.status ?? 'stable']}
    </p>
  )
}
