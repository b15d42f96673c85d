import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import DeleteProductDialog from './delete-product-dialog.tsx'

const as = 'seller@chonoi.test'

test("[CONF-01] deleting a product asks with 'This action cannot be undone'; after cancelling, nothing is sent", async () => {
  const { api } = await demoSession(as)
  const path = { id: 'bat-an-com-ve-chuon-chuon' }
  const bowl = await unwrap(api.GET('/products/{id}', { params: { path } }))
  let isClosed = false
  const dialog = <DeleteProductDialog product={bowl} onClose={() => (isClosed = true)} />
  const { screen, network } = await renderScreen(dialog, { words: ['productManagement'], as })
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText('This action cannot be undone', { exact: false })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(isClosed).toBe(true)
  expect(network.calls).toEqual([])
})
