/** The merchant that every provider of the sandbox knows. Public on purpose: nothing real is behind it. */
export const sandboxCredentials = {
  vnpay: { tmnCode: 'CHONOI01', hashSecret: 'SANDBOXVNPAYHASHSECRET0123456789' },
  momo: { partnerCode: 'MOMOCHONOI', accessKey: 'sandboxMomoAccess', secretKey: 'sandboxMomoSecret0123456789abcdef' },
  zalopay: { appId: '2554', key1: 'sandboxZalopayKey1abcdef0123456789', key2: 'sandboxZalopayKey2abcdef0123456789' },
  stripe: { secretKey: 'sk_test_sandboxChonoi', webhookSecret: 'whsec_sandboxChonoi0123456789abcdef' },
  paypal: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', webhookId: 'WH-SANDBOX-CHONOI' },
  payos: { checksumKey: 'sandboxPayosChecksumKey0123456789' },
  sepay: { apiKey: 'sandboxSepayApiKey0123456789' },
} as const
