/** Returns a `like` pattern that matches the text anywhere. Wildcards in the text are escaped. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
