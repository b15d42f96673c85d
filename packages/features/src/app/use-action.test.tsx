import { ApiError } from '@chonoi/api-client'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { useAction } from './use-action.ts'

type Code = ConstructorParameters<typeof ApiError>[0]['code']
const refusal = (status: number, code: Code) => new ApiError({ status, code, message: '' })

/** A button that sends the test's mutation, and a query that it touches. */
async function show() {
  const keys: string[] = []
  const sent: PromiseWithResolvers<string>[] = []
  const reads: PromiseWithResolvers<number>[] = []
  const queryKey = ['figures'] as const
  const action = {
    send: (_api: unknown, _text: string, key: string) => {
      const answer = Promise.withResolvers<string>()
      keys.push(key)
      sent.push(answer)
      return answer.promise
    },
    touches: [queryKey],
  }
  function Screen() {
    const { run, isPending, refusal: words } = useAction(action, { failure: false })
    const { data } = useQuery({
      queryKey,
      queryFn: () => {
        const read = Promise.withResolvers<number>()
        reads.push(read)
        return read.promise
      },
    })
    return (
      <button type="button" onClick={() => run('x')} aria-busy={isPending}>
        {`Send ${data ?? 0} ${words ?? ''}`}
      </button>
    )
  }
  const { screen } = await renderScreen(<Screen />, { words: [] })
  await expect.poll(() => reads.length).toBe(1)
  reads[0]?.resolve(1)
  const button = screen.getByRole('button')
  await expect.element(button).toMatchTextContent('Send 1')
  return {
    keys,
    reads,
    button,
    async press() {
      const before = sent.length
      await button.click()
      await expect.poll(() => sent.length).toBe(before + 1)
      const answer = sent[before]
      if (!answer) throw new Error('Nothing was sent.')
      return answer
    },
  }
}

test('useAction: keeps its key after a lost answer and renews it after success', async () => {
  const { keys, reads, press, button } = await show()
  ;(await press()).reject(refusal(0, 'FETCH_ERROR'))
  await expect.element(button).toMatchTextContent('Network connection failed')
  ;(await press()).resolve('done')
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve(2)
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  await press()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('useAction: renews its key after a final refusal, not while the first request is in flight', async () => {
  const { keys, press, button } = await show()
  ;(await press()).reject(refusal(409, 'idempotency.in_flight'))
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  ;(await press()).reject(refusal(422, 'stock.insufficient'))
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  await press()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('useAction: stays pending until the touched queries are refetched', async () => {
  const { reads, press, button } = await show()
  ;(await press()).resolve('done')
  await expect.poll(() => reads.length).toBe(2)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  reads[1]?.resolve(2)
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  await expect.element(button).toMatchTextContent('Send 2')
})

test('useAction: refetches data that a refusal shows to be stale, and shows the refusal at once', async () => {
  const { reads, press, button } = await show()
  ;(await press()).reject(refusal(401, 'auth.unauthenticated'))
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  expect(reads).toHaveLength(1)
  ;(await press()).reject(refusal(409, 'order.not_cancellable'))
  await expect.poll(() => reads.length).toBe(2)
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
})
