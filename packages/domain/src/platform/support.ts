/** Where people write to, and what is written to the platform goes, until the site is given an address (SUPPORT_EMAIL). */
export const standardSupportEmail = 'hotro@chonoi.test'
export const supportAddress = '38 Hai Bà Trưng, phường Ninh Kiều, thành phố Cần Thơ'
