import { standardSupportEmail } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test('[API-01] getPublicPlatformSettings: visitors may read the public settings under /api/v1', async () => {
  const response = await server.api.fetch(new Request('http://localhost/api/v1/public/platform/settings'))
  expect(await response.json()).toEqual({
    platformName: 'Chợ Nổi',
    platformDescription: '',
    logoUrl: null,
    primaryColor: '#2563eb',
    secondaryColor: '#f59e0b',
    registrationEnabled: true,
    maintenanceMode: false,
    supportEmail: standardSupportEmail,
    returnDays: 7,
  })
  const elsewhere = await server.api.fetch(new Request('http://localhost/api/v2/public/platform/settings'))
  expect(elsewhere.status).toBe(404)
})
