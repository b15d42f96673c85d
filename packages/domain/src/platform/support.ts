/** Where people write to, and what is written to the platform goes. */
export const supportEmail = 'hotro@chonoi.test'
export const supportAddress = '38 Hai Bà Trưng, phường Ninh Kiều, thành phố Cần Thơ'
