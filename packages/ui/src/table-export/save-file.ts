/** Hands a file to the browser's downloads, under a name that every file system accepts. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')
  link.click()
  // Revoked at once, Safari would find nothing to save.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
