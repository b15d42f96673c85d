/** The same login and database, asked for at a pooler's host and port. Host parameters would override what stands before. */
export function throughPooler(url: string, pooler: string): string {
  const [address = '', query = ''] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  for (const name of ['host', 'port']) parameters.delete(name)
  const moved = address.replace(/^(\w+:\/\/(?:[^@/]*@)?)[^/]*/, `$1${pooler}`)
  return parameters.size === 0 ? moved : `${moved}?${parameters.toString()}`
}
