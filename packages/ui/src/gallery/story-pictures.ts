/** Returns an image for stories as a data URL: a disc on a soft two-tone background. */
export function storyPicture(ground: string, disc: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/><path d="M0 260h400v140H0z" fill="#fff" opacity=".45"/><circle cx="200" cy="190" r="105" fill="${disc}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
