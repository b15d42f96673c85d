/** A person's text as a `like` pattern that finds it anywhere: what they type is never a wildcard. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
