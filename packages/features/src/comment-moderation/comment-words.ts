import type { ModeratedComment } from '@chonoi/contract'

export const authorOf = ({ user }: Pick<ModeratedComment, 'user'>): string =>
  `${user.lastName} ${user.firstName}`.trim()

const shortLength = 60

/** Names a comment in a list of them: its author and how it begins. */
export function commentLabel(comment: Pick<ModeratedComment, 'user' | 'content'>): string {
  const letters = [...comment.content.replaceAll(/\s+/g, ' ')]
  const beginning = letters.length > shortLength ? `${letters.slice(0, shortLength).join('')}…` : letters.join('')
  return `${authorOf(comment)}: ${beginning}`
}
