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

/** The shape that says the same as the tone's colour. Decorative: the words beside it carry the message. */
export function ToneIcon({ tone, ...rest }: { tone: Tone } & LucideProps) {
  // Without types there may come another tone: the warning about it shall be seen, not a crash.
  const Icon = iconOf[tone] ?? Info
  return <Icon aria-hidden="true" {...rest} />
}
