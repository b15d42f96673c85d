/** The default support address, for people and contact messages, until one is configured (SUPPORT_EMAIL). */
export const standardSupportEmail = 'hotro@chonoi.test'
export const supportAddress = '38 Hai Bà Trưng, phường Ninh Kiều, thành phố Cần Thơ'
