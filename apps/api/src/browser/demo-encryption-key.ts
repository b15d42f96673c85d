/** Encrypts the stories' gateway credentials, which are those of the payment sandbox. */
export const demoEncryptionKey = new TextEncoder().encode('stories-have-nothing-secret-to-keep')
