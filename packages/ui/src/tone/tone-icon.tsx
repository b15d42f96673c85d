import { CircleAlert, CircleCheck, Info, type LucideProps, TriangleAlert } from 'lucide-react'
import type { Tone } from './tone.ts'

const iconOf = {
  neutral: Info,
  primary: Info,
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
} as const satisfies Record<Tone, typeof Info>

/** Icon of a tone. Decorative: the text beside it carries the meaning. */
export function ToneIcon({ tone, ...rest }: { tone: Tone } & LucideProps) {
  // Untyped callers may pass an unknown tone: fall back instead of crashing, so that the warning is visible.
  const Icon = iconOf[tone] ?? Info
  return <Icon aria-hidden="true" {...rest} />
}
