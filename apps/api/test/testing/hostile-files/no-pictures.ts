import { deflateRawSync, gzipSync } from 'node:zlib'
import { bytesOf, canaryText, type HostileFile, script } from './hostile-file.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`
const lolz = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
const zeros = Buffer.alloc(40_000_000)

/** A ZIP with a file of 40 MB of zeros. */
function zipBomb(): Buffer {
  const packed = deflateRawSync(zeros)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(zeros.length, 22)
  head.writeUInt16LE(1, 26)
  return bytesOf(head, 'a', packed)
}

const texts: Readonly<Record<string, string>> = {
  'an SVG with a script': svg(script),
  'an SVG with an event': svg('<rect width="9" height="9" onload="alert(1)"/>'),
  'an SVG that loads from elsewhere': svg('<image href="http://evil.example/x.png" width="9" height="9"/>'),
  'an SVG that reads a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  'an SVG that multiplies entities': `<!DOCTYPE svg [<!ENTITY l0 "lol">${lolz}]>${svg('<text>&l9;</text>')}`,
  'an SVG that embeds HTML': svg(`<foreignObject>${script}</foreignObject>`),
  'an SVG behind a byte order mark': `\uFEFF<?xml version="1.0"?>${svg(script)}`,
  'an SVG without end': '<svg xmlns="http://www.w3.org/2000/svg">',
  'a page': `<!doctype html>${script}`,
  'a page after many spaces': `${' '.repeat(2000)}<html>${script}`,
  'an XHTML page': `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
  'a style sheet': 'body{background:url(http://evil.example)}',
  'a script': `alert('${canaryText}')`,
  PHP: '<?php system($_GET["c"]); ?>',
  'a shell script': '#!/bin/sh\nid\n',
  'an MVG drawing': `push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 9,9 'https://evil.example/"|id"'\npop graphic-context`,
  'an MSL script': '<?xml version="1.0"?><image><read filename="/etc/passwd"/><write filename="/tmp/x"/></image>',
  'a PostScript': '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(%pipe%id) (r) file',
  'a bitmap as text': 'P3\n2 2\n255\n255 0 0 0 255 0 0 0 255 9 9 9\n',
  'a Radiance picture': '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 2\n',
  'a FITS picture': `${'SIMPLE  =                    T'.padEnd(80)}${'END'.padEnd(2800)}`,
  'a rich text': '{\\rtf1\\ansi hello}',
  'an iCalendar': 'BEGIN:VCALENDAR\nEND:VCALENDAR',
  'a GIF that is JavaScript': `GIF89a=1;alert('${canaryText}')//`,
  'a JPEG that is a page': `\u00ff\u00d8\u00ff<html>${script}`,
  'a bare JPEG beginning': '\u00ff\u00d8\u00ff\u00e0',
  'an encoded page': `+ADw-script+AD4-alert(1)+ADw-/script+AD4-`,
}

/** Files that are not images of an accepted type, whatever their names. */
export const noPictures: readonly HostileFile[] = [
  ...Object.entries(texts).map(([what, text]) => ({
    what,
    bytes: what.includes('JPEG') ? Buffer.from(text, 'latin1') : Buffer.from(text),
    fate: 'refused' as const,
    fileName: 'anh.png',
    contentType: 'image/png',
  })),
  ...Object.entries({
    'a page in UTF-16': bytesOf([0xff, 0xfe], Buffer.from(`<html>${script}`, 'utf16le')),
    'a packed SVG': gzipSync(svg(script)),
    'a packed bomb': gzipSync(zeros),
    'a ZIP bomb': zipBomb(),
    'a Windows program': bytesOf('MZ', Buffer.alloc(200), 'PE\0\0'),
    'a Linux program': bytesOf([0x7f], 'ELF', [2, 1, 1], Buffer.alloc(60)),
    'a Java class': bytesOf([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52], Buffer.alloc(40)),
    WebAssembly: bytesOf([0], 'asm', [1, 0, 0, 0]),
    'a Flash film': bytesOf('FWS', [9], Buffer.alloc(40)),
    'a video': bytesOf([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2', Buffer.alloc(60)),
    'an AVIF of nothing': bytesOf([0, 0, 0, 24], 'ftypavif', [0, 0, 0, 0], 'avifmif1', Buffer.alloc(60)),
    'an icon': bytesOf([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0], Buffer.alloc(60)),
    'a Windows bitmap': bytesOf('BM', Buffer.alloc(80)),
    'a Photoshop file': bytesOf('8BPS', [0, 1], Buffer.alloc(60)),
    'a JPEG 2000': bytesOf([0, 0, 0, 12], 'jP  ', [13, 10, 0x87, 10], Buffer.alloc(60)),
    'a JPEG XL': bytesOf([0xff, 0x0a], Buffer.alloc(60)),
    'a libvips file': bytesOf([0x08, 0xf2, 0xa6, 0xb6], Buffer.alloc(100)),
    'an empty WebP': bytesOf('RIFF', [4, 0, 0, 0], 'WEBP'),
    'a thousand zeros': Buffer.alloc(1000),
  }).map(([what, bytes]) => ({
    what,
    bytes,
    fate: 'refused' as const,
    fileName: 'anh.jpg',
    contentType: 'image/jpeg',
  })),
]
