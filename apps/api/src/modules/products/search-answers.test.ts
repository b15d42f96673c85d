import { beforeAll, expect, test } from 'vitest'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { seedDemo } from '../../seed/seed-demo.ts'

const server = useTestApi()

/** What was sold more often comes first, and how much was sold follows the day on which the demo begins. */
const opened = new Date('2026-11-26T05:00:00Z')

beforeAll(async () => {
  const ports = { ...server.api.ports, now: () => opened }
  await seedDemo({ owner: server.owner, ports, drawPicture: async () => new Uint8Array([1]) })
})

/** What people type in the search of the demo, and the names with which a buyer expects the results to begin. */
const answers: readonly [typed: string, first: readonly string[]][] = [
  // Whole words of the name first, with the typed diacritics.
  ['ấm', ['Ấm tử sa', 'Ấm tử sa', 'Bộ ấm trà', 'Bộ ấm trà']],
  ['ấm trà', ['Bộ ấm trà', 'Bộ ấm trà', 'Ấm tử sa']],
  ['áo dài', ['Áo dài', 'Áo dài', 'Áo dài', 'Áo dài']],
  // Of two red áo dài the one that was sold more often comes first; both stand before the silk to sew one of.
  [
    'áo dài đỏ',
    ['Áo dài (lụa tơ tằm|nam gấm) đỏ đô', 'Áo dài (lụa tơ tằm|nam gấm) đỏ đô', 'Lụa tơ tằm may áo dài đỏ đô'],
  ],
  ['áo dài nam', ['Áo dài nam', 'Áo dài nam']],
  ['áo dài bé gái', ['Áo dài bé gái', 'Áo dài bé gái']],
  ['trà', ['Trà cascara', 'Trà cascara']],
  ['tách trà', ['Tách trà', 'Tách trà', 'Tách trà']],
  ['cà phê', ['Cà phê', 'Cà phê', 'Cà phê', 'Cà phê']],
  ['phin', ['Phin pha cà phê', 'Phin pha cà phê']],
  ['bình hoa', ['Bình hoa', 'Bình hoa', 'Bình hoa']],
  ['lọ hoa', ['Lọ hoa']],
  ['cốc', ['Cốc cà phê', 'Cốc cà phê', 'Cốc cà phê', 'Cốc cà phê']],
  ['bát', ['Bát ăn cơm', 'Bát ăn cơm', 'Bát ăn cơm']],
  ['đũa', ['Đũa gỗ', 'Đũa gỗ', 'Đũa gỗ', 'Dừa']],
  ['giày', ['Giày chạy bộ', 'Giày chạy bộ', 'Giày chạy bộ']],
  ['nồi', ['Nồi', 'Nồi', 'Nồi', 'Nồi', 'Ghe chở mùa nước nổi|Chảo']],
  ['chảo', ['Chảo', 'Chảo', 'Chảo', 'Chảo']],
  ['mắm', ['Nước mắm', 'Nước mắm', 'Nước mắm']],
  ['nước mắm', ['Nước mắm', 'Nước mắm', 'Nước mắm']],
  ['tai nghe chống ồn', ['Tai nghe chống ồn', 'Tai nghe chống ồn']],
  ['điện thoại', ['Điện thoại', 'Điện thoại']],
  ['đồng hồ', ['Đồng hồ', 'Đồng hồ', 'Đồng hồ', 'Đồng hồ', 'Đồng hồ']],
  ['máy tính', ['Máy tính', 'Máy tính']],
  ['bàn phím', ['Bàn phím', 'Bàn phím']],
  ['loa', ['Loa', 'Loa']],
  ['sạc', ['Sạc nhanh', 'Sạc nhanh', 'Sạc nhanh']],
  ['pin dự phòng', ['Pin dự phòng', 'Pin dự phòng']],
  ['xoài', ['Xoài', 'Xoài', 'Xoài', 'Xoài']],
  ['dừa', ['Dừa', 'Dừa']],
  ['mít', ['Mít sấy', 'Mít sấy']],
  ['gạo', ['Gạo', 'Gạo', 'Gạo']],
  ['mật ong', ['Mật ong', 'Mật ong']],
  ['rượu', ['Rượu', 'Rượu']],
  ['tôm', ['Tôm khô', 'Tôm khô']],
  ['tiêu', ['Tiêu', 'Tiêu', 'Tiêu']],
  ['son môi', ['Son dưỡng']],
  ['hoa hồng', ['Hoa hồng', 'Hoa hồng', 'Hoa hồng']],
  ['sen đá', ['Sen đá', 'Sen đá', 'Sen đá']],
  ['nón lá', ['Nón lá', 'Nón lá']],
  ['vợt cầu lông', ['Vợt cầu lông', 'Vợt cầu lông', 'Vợt cầu lông']],
  ['bóng đá', ['Quả bóng đá', 'Quả bóng đá']],
  ['lều', ['Lều', 'Lều']],
  ['gấu bông', ['Gấu bông', 'Gấu bông', 'Gấu bông']],
  ['bình sữa', ['Bình sữa', 'Bình sữa']],
  // Without diacritics, in any order, with other blanks.
  ['ao thun', ['Áo thun', 'Áo thun', 'Áo thun']],
  ['xa phong', ['Xà phòng', 'Xà phòng', 'Xà phòng', 'Xà phòng']],
  ['kho muc', ['Mực khô', 'Mực khô', 'Mực khô']],
  ['xoai  say', ['Xoài sấy', 'Xoài sấy']],
  // Words of the categories: what a thing is, where its name doesn't say it.
  ['sách', ['Một mình quanh hồ Tây', 'Phố nhỏ|Thơ|Nấu', 'Phố nhỏ|Thơ|Nấu']],
  ['sách nấu ăn', ['Nấu bữa cơm nhà', 'Nấu bữa cơm nhà']],
  ['khăn lụa', ['Khăn choàng', 'Khăn choàng']],
  ['đồ chơi', ['Khủng long|Tranh ghép|Gấu bông|Xe chòi', 'Khủng long|Tranh ghép|Gấu bông|Xe chòi']],
  ['váy', ['Áo bà ba|Đầm', 'Áo bà ba|Đầm', 'Áo bà ba|Đầm']],
  // Words of the shop.
  ['bình hoa bát tràng', ['Bình hoa', 'Bình hoa', 'Bình hoa']],
  ['xoài cái răng', ['Xoài', 'Xoài', 'Xoài', 'Xoài']],
  // Mistakes, other spellings and other words for it.
  ['cà fê', ['Cà phê', 'Cà phê', 'Cà phê', 'Cà phê']],
  ['cafe', ['Cà phê', 'Cà phê']],
  ['coffee', ['Cà phê', 'Cà phê']],
  ['tai ngeh', ['Tai nghe', 'Tai nghe', 'Tai nghe']],
  ['dien thaoi', ['Điện thoại', 'Điện thoại']],
  ['ddieenj thoaij', ['Điện thoại', 'Điện thoại']],
  ['balo', ['Ba lô', 'Ba lô']],
  ['laptop', ['Máy tính xách tay', 'Máy tính xách tay']],
  ['pin du phogn', ['Pin dự phòng', 'Pin dự phòng']],
  // What a category is named after comes before what is called so by the way.
  ['gốm', Array.from({ length: 8 }, () => '(?!Học|Sách|Tự)')],
  ['xyzzy', []],
]

test.each(answers)('search: "%s" is answered as a buyer expects', async (search, first) => {
  const { data } = await server.client().GET('/products', { params: { query: { search, sortBy: 'relevance' } } })
  const names = (data?.data ?? []).slice(0, Math.max(1, first.length)).map(({ name }) => name)
  expect(names).toEqual(first.map((beginnings) => expect.stringMatching(`^(${beginnings})`)))
})

test.each([
  ['gom bat trang', 'Gốm Bát Tràng Nhà Lò'],
  ['Gốm  Bát Tràng', 'Gốm Bát Tràng Nhà Lò'],
  ['trai cay cai rang', 'Trái Cây Cái Răng'],
  ['bếp ấm', 'Bếp Ấm'],
  ['rẫy đ', 'Cà Phê Rẫy Đỏ'],
])('search: "%s" shows the shop %s above its products', async (search, shop) => {
  const { data } = await server.client().GET('/search/suggestions', { params: { query: { search } } })
  expect(data?.shops[0]?.name).toBe(shop)
  const query = { search, sortBy: 'relevance' } as const
  const products = (await server.client().GET('/products', { params: { query } })).data?.data ?? []
  expect(products.filter(({ tenant }) => tenant.name === shop).length).toBeGreaterThan(0)
})

test('search: descriptions are looked through only where names, tags, shops and categories have too few answers', async () => {
  const query = { search: 'nón lá', sortBy: 'relevance' } as const
  const { data } = await server.client().GET('/products', { params: { query } })
  expect(data?.data.length).toBeGreaterThan(2)
  expect(data?.data.map(({ name }) => name).filter((name) => /gạo|cốc|áo thun/i.test(name))).toEqual([])
})
