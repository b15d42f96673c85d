/**
 * Whether a file matches an `accept` attribute. Browsers check this in their file dialog, but not for dropped files.
 */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true
  return accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .some((kind) => {
      if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
      if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1))
      return file.type === kind
    })
}
