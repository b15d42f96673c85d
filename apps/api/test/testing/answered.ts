/** What a call answered, in a test that can't go on without it. */
export function answered<Answer>({ data, response }: { data?: Answer; response: Response }): Answer {
  if (data === undefined) throw new Error(`the call answered ${response.status}`)
  return data
}
