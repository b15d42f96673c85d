/**
 * Whether a text is a path of this site, so that a gateway can send the browser there and nowhere else: one slash at the
 * start, and nothing that a browser would read as another host.
 */
export const isReturnPath = (text: string): boolean => /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(text)
