import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesFile, listLicences } from '../../scripts/list-licences.ts'

test('[ROUTE-23] the licences page lists the packages that are installed now', () => {
  expect(readFileSync(licencesFile, 'utf8'), 'run packages/features/scripts/list-licences.ts').toBe(listLicences())
})
