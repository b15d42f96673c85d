import { useUi } from '../ui-provider/ui-context.ts'

/** Share of the limit from which the count is announced. */
const sayFrom = 0.9

/** Counts characters. Announced only near the limit, because announcing after each key would be noise. */
export function CharacterCounter({ id, used, limit }: { id: string; used: number; limit: number }) {
  const { labels } = useUi()
  const words = used > limit ? labels.charactersOver(used - limit) : labels.characterCount(used, limit)
  return (
    <p className="ui-text-area-count" data-over={used > limit || undefined} data-numeric>
      <span id={id}>{words}</span>
      <span className="ui-visually-hidden" aria-live="polite">
        {used >= limit * sayFrom ? words : ''}
      </span>
    </p>
  )
}
