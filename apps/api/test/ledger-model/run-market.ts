import { expect } from 'vitest'
import type { Command, ResolvedCommand, TransferMethod } from './commands.ts'
import { Market } from './market.ts'
import { MarketModel } from './market-model.ts'
import type { MarketState } from './market-state.ts'
import type { MarketsStage } from './markets-stage.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What can be spent or withdrawn beyond what somebody outside confirmed and the platform gave by its coupons. */
const unbacked = ({ atPlatform, promotions, wallets, payable, held }: MarketState['figures']) =>
  sum([...wallets, ...payable, ...held]) + atPlatform + promotions

/** Two jobs at once follow the same refunds, which the market arranges. */
const isDoubled = (command: ResolvedCommand) => 'twice' in command && command.twice === true && command.do !== 'payOwed'

/** How a command ends: once, or for both of two calls at once, of which either may be the first. */
async function endsOf(command: ResolvedCommand, run: () => Promise<string | undefined> | string | undefined) {
  const ends = isDoubled(command) ? await Promise.all([run(), run()]) : [await run()]
  return ends.toSorted()
}

/** What happened in a market. */
export interface Story {
  /** Each kind of ending that was seen. */
  ends: Set<string>
  orders: number
}

/**
 * Runs commands on a real market and on the model. Throws at the first that ends otherwise, or after which the books
 * differ.
 */
export async function runMarket(
  stage: MarketsStage,
  commands: readonly Command[],
  transfer: TransferMethod,
): Promise<Story> {
  const [market, model] = [await Market.open(stage, transfer), new MarketModel(transfer)]
  const ends = new Set<string>()
  for (const wanted of commands) {
    const command = model.resolve(wanted)
    const found = await endsOf(command, () => market.run(command))
    const said = JSON.stringify(command)
    expect(found, said).toEqual(await endsOf(command, () => model.apply(command)))
    const figures = await market.figures()
    expect(figures, said).toEqual(model.figures)
    expect(unbacked(figures)).toBeLessThanOrEqual(0)
    for (const end of found) tell(ends, command, end)
  }
  if (model.refundsOfShops > 0) ends.add('a refund of cash was paid')
  for (const { method } of model.onTheirWay) ends.add(`a refund by ${method} is owed`)
  for (const { total, promotion, status } of model.orders)
    if (total === 0) ends.add(`${status}, paid by the ${promotion > 0 ? 'platform' : 'shop'} alone`)
  for (const { method, isOfShop, isCarried, isPaid, isGivenBack } of model.orders)
    if (isPaid || isGivenBack)
      ends.add(`paid by ${method} to the ${isCarried ? 'CARRIER' : isOfShop ? 'SHOP' : 'PLATFORM'}`)
  return { ends, orders: model.orders.length }
}

function tell(ends: Set<string>, command: ResolvedCommand, end: string | undefined): void {
  const what = 'to' in command ? command.to : 'coupon' in command ? command.coupon : ''
  ends.add([command.do, what, end].join(' '))
  if (command.do === 'buy') ends.add(`buy by ${command.method} ${end}`)
  if (isDoubled(command)) ends.add(`${command.do} twice`)
}
