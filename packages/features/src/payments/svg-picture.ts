/** Encodes an SVG as a data URL, so that nothing in it can become part of the page. */
export const pictureUrl = (svg: string): string =>
  `data:image/svg+xml;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(svg)))}`

/** Large enough that a phone reads every module of the code, with the quiet zone that readers want around it. */
const size = 720
const margin = 60

/** Draws an SVG as a PNG file on white, which albums of phones and banking apps open. */
export async function pngOf(svgUrl: string): Promise<Blob> {
  const image = new Image(size, size)
  image.src = svgUrl
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size + 2 * margin
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('The browser draws nothing.')
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.imageSmoothingEnabled = false
  drawing.drawImage(image, margin, margin, size, size)
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The browser made no file.'))), 'image/png')
  })
}
