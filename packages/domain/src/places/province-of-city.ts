import { foldForSearch } from '../text/fold-vietnamese.ts'

/** The provinces that were merged on 2025-07-01, by the code of the one that they belong to now. */
const former: Readonly<Record<string, readonly string[]>> = {
  '08': ['Hà Giang'],
  '15': ['Yên Bái'],
  '19': ['Bắc Kạn', 'Bắc Cạn'],
  '24': ['Bắc Giang'],
  '25': ['Vĩnh Phúc', 'Hòa Bình'],
  '31': ['Hải Dương'],
  '33': ['Thái Bình'],
  '37': ['Hà Nam', 'Nam Định'],
  '44': ['Quảng Bình'],
  '46': ['Thừa Thiên Huế'],
  '48': ['Quảng Nam'],
  '51': ['Kon Tum'],
  '52': ['Bình Định'],
  '56': ['Ninh Thuận'],
  '66': ['Phú Yên'],
  '68': ['Đắk Nông', 'Đắc Nông', 'Bình Thuận'],
  '75': ['Bình Phước'],
  '79': ['Bình Dương', 'Bà Rịa - Vũng Tàu', 'Vũng Tàu', 'Sài Gòn', 'HCM'],
  '80': ['Long An'],
  '82': ['Tiền Giang'],
  '86': ['Bến Tre', 'Trà Vinh'],
  '91': ['Kiên Giang'],
  '92': ['Sóc Trăng', 'Hậu Giang'],
  '96': ['Bạc Liêu'],
}

/** "TP. Hồ Chí Minh", "Thành phố Hồ Chí Minh" and "hochiminh" are one name. */
const bare = (name: string): string =>
  foldForSearch(name)
    .replace(/^(thanh pho|tinh|t\.? ?p\b\.?|tp(?=hcm))/, '')
    .replaceAll(/[^a-z]/g, '')

const formerCodes = new Map(Object.entries(former).flatMap(([code, names]) => names.map((name) => [bare(name), code])))

/**
 * The province that a typed city or province is, also by its name before the merger; null where it is none. Names are
 * compared without accents, case, blanks and what kind of place they are.
 */
export function provinceOfCity(
  city: string,
  provinces: readonly { readonly code: string; readonly name: string }[],
): string | null {
  const wanted = bare(city)
  if (wanted === '') return null
  return provinces.find(({ name }) => bare(name) === wanted)?.code ?? formerCodes.get(wanted) ?? null
}
