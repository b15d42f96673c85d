// Renders the images of public/ that can't be vectors from the drawings beside this file. After changing a drawing,
// run `node apps/web/pictures/make-pictures.ts`. Text in them is converted to outlines.
import { join } from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname
const target = join(here, '..', 'public')

/** Renders large and scales down, because the renderer's antialiasing is coarse. */
async function draw(drawing: string, width: number, height: number, name: string) {
  await sharp(drawing, { density: 192 })
    .resize(width, height, { fit: 'cover' })
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(target, name))
}

const icon = join(target, 'favicon.svg')
await draw(join(here, 'og-image.svg'), 1200, 630, 'og-image.png')
await draw(icon, 192, 192, 'icon-192.png')
await draw(icon, 512, 512, 'icon-512.png')
await draw(icon, 180, 180, 'apple-touch-icon.png')
await draw(join(here, 'icon-maskable.svg'), 512, 512, 'icon-maskable-512.png')
