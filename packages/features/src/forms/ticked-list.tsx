import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { Circle, CircleCheck } from 'lucide-react'

export interface TickedListProps {
  id?: string
  items: readonly { name: string; label: string; isMet: boolean }[]
  /** What a screen reader says after each. */
  words: { met: string; open: string }
}

/** What is to be done, ticked off while it is typed. */
export function TickedList({ id, items, words }: TickedListProps) {
  return (
    <ul id={id} className="cn:grid cn:gap-1 cn:text-text-muted cn:text-14">
      {items.map(({ name, label, isMet }) => (
        <li
          key={name}
          data-met={isMet || undefined}
          className="cn:flex cn:items-center cn:gap-2 cn:data-met:text-success"
        >
          {isMet ? (
            <CircleCheck aria-hidden="true" className="cn:size-4 cn:flex-none" />
          ) : (
            <Circle aria-hidden="true" className="cn:size-4 cn:flex-none" />
          )}
          {label}
          <VisuallyHidden>{isMet ? words.met : words.open}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
