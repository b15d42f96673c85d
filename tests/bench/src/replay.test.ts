import { deepEqual, equal, notEqual, rejects, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { replayOfWrite, sendAgain } from './replay.ts'

const [buyer, key, made, group] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
  '44444444-4444-4444-8444-444444444444',
]
/** An order as the site records it: its key and number made up by the site, its group by the database. */
const recording = (mark: string) => {
  const own = (id = '') => id.slice(0, -4) + mark
  return [
    { text: 'insert into keys', values: [buyer, own(key)] },
    { text: 'insert into groups', values: [buyer], rows: [{ id: own(group) }] },
    { text: 'insert into orders', values: [own(made), `CN-261125-00${mark}`, own(group), `{"to":"${own(group)}"}`] },
  ]
}
const replay = replayOfWrite(recording('aaaa'), recording('bbbb'))

async function sent(groupNow: string) {
  const statements: unknown[][] = []
  await sendAgain(replay, async ({ text, values = [] }) => {
    statements.push(values)
    return { rows: text === 'insert into groups' ? [{ id: groupNow }] : [] }
  })
  return statements
}

void test('who bought stays, what the site makes up is new each time', async () => {
  const [[first = [], , third = []], [again = [], , laterThird = []]] = [
    await sent(group ?? ''),
    await sent(group ?? ''),
  ]
  equal(first[0], buyer)
  equal(new Set([first[1], again[1], key]).size, 3)
  equal(new Set([third[0], laterThird[0], made]).size, 3)
  notEqual(third[1], laterThird[1])
})

void test('what the database made up is taken from its answer, also inside of a text', async () => {
  const now = '55555555-5555-4555-8555-555555555555'
  const [, , third = []] = await sent(now)
  deepEqual(third.slice(2), [now, `{"to":"${now}"}`])
})

void test('two recordings of different length are of different calls', () => {
  throws(() => replayOfWrite(recording('aaaa'), recording('bbbb').slice(1)), /sent 3 statements/)
})

void test('a statement that fails ends the call', () =>
  rejects(sendAgain(replay, () => Promise.reject(new Error('refused')))))
