import { expect } from 'vitest'
import type { ArrangedPerson } from './arrange.ts'
import type { TestApi } from './test-api.ts'

/** The lines of a list's CSV file in English: its headings, then its rows. */
export async function csvOf(server: TestApi, by: ArrangedPerson, address: string): Promise<readonly string[]> {
  const response = await server.send(address, {
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': 'en' },
  })
  expect(response.status).toBe(200)
  return (await response.text()).replace('\uFEFF', '').split('\r\n').slice(0, -1)
}

/** Words that a spreadsheet would calculate, and how they stand in a file. */
export const formula = '=1+1 của tôi'
export const disarmed = "'=1+1 của tôi"
