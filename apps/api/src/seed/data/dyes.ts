import type { Tint } from '../trade.ts'

const dye = (paint: string) => ({ paint }) satisfies Tint

/** What the colour words of the catalogue look like. A name that promises one is painted with it. */
export const dyes = {
  'đỏ đô': dye('#8c1527'),
  đỏ: dye('#d4212b'),
  'tím Huế': dye('#7d3fa6'),
  tím: dye('#9a5fc4'),
  'trắng ngà': dye('#efe3c6'),
  'xanh than': dye('#23365f'),
  'xanh rêu': dye('#6d7a3c'),
  'xanh dương': dye('#2563d9'),
  'xanh biển': dye('#2b86c5'),
  'cam cháy': dye('#d2601f'),
  chàm: dye('#2c3f7d'),
  'men lam': dye('#4a78c2'),
  'men rạn': dye('#e4d9bd'),
  'men ngọc': dye('#8cc4ad'),
  'men da lươn': dye('#8f6a35'),
  'men hỏa biến': dye('#8f3b3f'),
  vàng: dye('#f2bd2c'),
  'sứ trắng': dye('#f1efea'),
} as const satisfies Record<string, Tint>
