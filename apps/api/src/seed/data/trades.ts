import type { Trade } from '../trade.ts'
import { silk } from './ao-dai-to-vang.ts'
import { household } from './bep-am.ts'
import { sports } from './bien-xanh.ts'
import { coffee } from './ca-phe-ray-do.ts'
import { plants } from './cay-canh-sa-dec.ts'
import { electronics } from './dien-tu-sao-mai.ts'
import { motherAndBaby } from './gau-nau.ts'
import { pottery } from './gom-bat-trang.ts'
import { cosmetics } from './huong-dong.ts'
import { books } from './sach-hien-nha.ts'
import { specialities } from './thuyen-thung.ts'
import { fruit } from './trai-cay-cai-rang.ts'

export const trades: readonly Trade[] = [
  pottery,
  silk,
  coffee,
  fruit,
  electronics,
  books,
  cosmetics,
  household,
  motherAndBaby,
  sports,
  specialities,
  plants,
]
