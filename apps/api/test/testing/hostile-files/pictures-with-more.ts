import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { bytesOf, canaryText, type HostileFile, script } from './hostile-file.ts'
import { plainPng, pngChunk, pngMagic, withChunks } from './png-parts.ts'

const square = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
const png = await square().png().toBuffer()
const jpeg = await square().jpeg().toBuffer()
const webp = await square().webp().toBuffer()
const gif = await square().gif().toBuffer()
const avif = await square().avif().toBuffer()
const tiff = await square().tiff().toBuffer()
const twoFrames = sharp({ create: { width: 40, height: 60, channels: 3, background: '#0f766e', pageHeight: 30 } })
const exif = {
  IFD0: { Copyright: canaryText, Artist: script },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 40/1 0/1' },
}
const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${script}</a></x:xmpmeta><?xpacket end="w"?>`
/** Adds a comment after the first marker of a JPEG. */
const comment = (text: string) => bytesOf(jpeg.subarray(0, 2), [0xff, 0xfe, 0, text.length + 2], text, jpeg.subarray(2))
const text = (type: string, value: string) => pngChunk(type, bytesOf('Comment\0', value))
const packedText = pngChunk('zTXt', bytesOf('Comment\0\0', deflateSync(Buffer.alloc(40_000_000))))
const packedProfile = pngChunk('iCCP', bytesOf('x\0\0', deflateSync(Buffer.alloc(40_000_000))))
const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2))
const zip = bytesOf('PK\u0003\u0004', Buffer.alloc(40), canaryText, 'PK\u0005\u0006', Buffer.alloc(18))
const spoiled = (bytes: Uint8Array, at: number) => bytes.map((byte, index) => (index === at ? byte ^ 0xff : byte))
/** Changes the size in the header of a GIF or JPEG. */
const resized = (bytes: Uint8Array, at: number, size: readonly number[]) =>
  bytesOf(bytes.subarray(0, at), size, bytes.subarray(at + size.length))
const frameOfJpeg = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5

const refused: Readonly<Record<string, Uint8Array>> = {
  'a PNG of 900 million pixels': plainPng(30_000, 30_000, true),
  'a PNG that says it is larger than any memory': plainPng(2 ** 31 - 1, 2 ** 31 - 1, false),
  'a PNG of one very long line': plainPng(100_000_000, 1, false),
  'a PNG of no height': plainPng(9, 0, false),
  'a JPEG that says 65,500 × 65,500': resized(jpeg, frameOfJpeg, [0xff, 0xdc, 0xff, 0xdc]),
  'the beginning of a PNG and a script': bytesOf(pngMagic, script),
  'half a PNG': half(png),
  'half a JPEG': half(jpeg),
  'half a WebP': half(webp),
  'half an AVIF': half(avif),
  'a PNG with a wrong sum': spoiled(png, 30),
  'a TIFF': tiff,
  'a page before a PNG': bytesOf(script, png),
  'a PDF before a JPEG': bytesOf('%PDF-1.7\n', jpeg),
}

const encodedAnew: Readonly<Record<string, Uint8Array>> = {
  'a JPEG that says where it was taken': await square().withExif(exif).jpeg().toBuffer(),
  'a WebP that says who took it': await square().withExif(exif).webp().toBuffer(),
  'a PNG that says who took it': await square().withExif(exif).png().toBuffer(),
  'an AVIF that says who took it': await square().withExif(exif).avif().toBuffer(),
  'a JPEG with a profile of colours': await square().withIccProfile('p3').jpeg().toBuffer(),
  'a JPEG with XMP': await square().withXmp(xmp).jpeg().toBuffer(),
  'a JPEG that lies on its side': await square().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a JPEG in printing colours': await square().toColourspace('cmyk').jpeg().toBuffer(),
  'a PNG of 16 bits': await square().toColourspace('rgb16').png().toBuffer(),
  'a JPEG with a script as comment': comment(script),
  'a JPEG that is a script too': comment(`*/=1;alert('${canaryText}')/*`),
  'a PNG with a script as text': withChunks(png, text('tEXt', script)),
  'a PNG with a page as text': withChunks(png, pngChunk('iTXt', bytesOf('XML:com.adobe.xmp\0\0\0\0\0', xmp))),
  'a PNG with 40 MB of packed text': withChunks(png, packedText),
  'a PNG with 40 MB of packed profile': withChunks(png, packedProfile),
  'a PNG and a page': bytesOf(png, `<html>${script}`),
  'a PNG and a ZIP': bytesOf(png, zip),
  'a JPEG and a Java archive': bytesOf(jpeg, zip),
  'a JPEG and PHP': bytesOf(jpeg, `<?php '${canaryText}'`),
  'a GIF and a script': bytesOf(gif, `/*${script}`),
  'a WebP and a page': bytesOf(webp, script),
  'a GIF that moves': await twoFrames.clone().gif({ loop: 0 }).toBuffer(),
  'a WebP that moves': await twoFrames.clone().webp({ loop: 0 }).toBuffer(),
}

const named: Readonly<Record<string, { fileName: string; contentType?: string }>> = {
  'a name with a path': { fileName: '../../../../etc/cron.d/x.png' },
  'a name with a Windows path': { fileName: 'C:\\Windows\\System32\\x.exe' },
  'a name with a null byte': { fileName: 'x.php\0.png' },
  'a name that turns round': { fileName: 'anh\u202Egnp.exe' },
  'a name of 5,000 letters': { fileName: `${'đ'.repeat(5000)}.png` },
  'a name of nothing but dots': { fileName: '..' },
  'a name that is a page': { fileName: `"><img src=x onerror=alert(1)>.png` },
  'a name that is a formula': { fileName: '=HYPERLINK("http://evil.example").png' },
  'a name of a device': { fileName: 'CON' },
  'a name that sets a header': { fileName: 'x\r\nSet-Cookie: a=b\r\n.png' },
  'a picture called a page': { fileName: 'x.html', contentType: 'text/html' },
  'a picture called an SVG': { fileName: 'x.svg', contentType: 'image/svg+xml' },
  'a picture of no kind': { fileName: 'x', contentType: '' },
  'a picture of a kind that is none': { fileName: 'x.png', contentType: 'x'.repeat(500) },
}

/** Images, valid or partly valid, with extra content or a false type. */
export const picturesWithMore: readonly HostileFile[] = [
  ...Object.entries(refused).map(([what, bytes]) => ({ what, bytes, fate: 'refused' as const })),
  ...Object.entries(encodedAnew).map(([what, bytes]) => ({ what, bytes, fate: 'encoded anew' as const })),
  ...Object.entries(named).map(([what, name]) => ({ what, bytes: png, fate: 'encoded anew' as const, ...name })),
]
