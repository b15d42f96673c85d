import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import DeleteProductDialog from './delete-product-dialog.tsx'

const bowl = { id: '00000000-0000-4000-8000-0000000000b1', name: 'Bát gốm men lam' }

test("[CONF-01] deleting a product asks with 'This action cannot be undone'; cancelled, nothing is sent", async () => {
  const backend = memoryBackend()
  let isClosed = false
  const dialog = <DeleteProductDialog product={bowl} onClose={() => (isClosed = true)} />
  const { screen } = await renderScreen(dialog, { backend, words: ['productManagement'], user: lan() })
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText('This action cannot be undone', { exact: false })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(isClosed).toBe(true)
  expect(backend.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
})
