const keyOf = (words: string) => new TextEncoder().encode(words)

/** Encrypts the stories' gateway credentials, which are those of the payment sandbox. */
export const demoEncryptionKey = keyOf('stories-have-nothing-secret-to-keep')

/** Signs the stories' access tokens. Constant, because the snapshot holds sessions that begin with one. */
export const demoTokenKey = keyOf('the-stories-market-lives-in-one-page')
