import type { Activity } from '@chonoi/contract'

export interface ActivityGroup {
  /** The newest of them. */
  first: Activity
  items: Activity[]
}

/** Puts neighbouring events of one kind together. Those without words of their own stay alone. */
export function groupActivity(items: readonly Activity[]): ActivityGroup[] {
  const groups: ActivityGroup[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && item.kind !== 'OTHER' && last.first.kind === item.kind) last.items.push(item)
    else groups.push({ first: item, items: [item] })
  }
  return groups
}
