/** Returns a call's data and fails the test on an error. */
export function answered<Answer>({ data, response }: { data?: Answer; response: Response }): Answer {
  if (data === undefined) throw new Error(`the call answered ${response.status}`)
  return data
}
