/** Letters, digits and spaces without marks, for providers that take no others. */
export function plainText(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .replace(/[^0-9A-Za-z]+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd()
}
