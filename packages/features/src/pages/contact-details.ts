/** Where the platform is reached; there is no setting for them yet. */
export const contactEmail = 'hotro@chonoi.test'
export const contactAddress = '38 Hai Bà Trưng, phường Ninh Kiều, thành phố Cần Thơ'
