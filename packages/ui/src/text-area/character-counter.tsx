import { useUi } from '../ui-provider/ui-context.ts'

/** From this share of the limit on, the count is worth saying aloud. */
const sayFrom = 0.9

/** How much has been written. Spoken only near the limit: after each key it would be noise. */
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
