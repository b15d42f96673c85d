/** Downloads a file, with a name that every file system accepts. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')
  link.click()
  // Safari needs the URL a little longer: revoking it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
