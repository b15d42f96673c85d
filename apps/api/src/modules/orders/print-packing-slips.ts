import type { BodyOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import { readDocumentLogos } from '../../mail/document-logos.ts'
import { packingSlipsDocument } from '../../mail/packing-slips-document.ts'
import { wordsOfScreens } from '../../mail/words-of-screens.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findOrdersToPack, type OrderToPack } from './orders.store.ts'

const fileNameOf = ([first, ...more]: readonly OrderToPack[]) =>
  more.length === 0 && first ? `phieu-giao-${first.order.orderNumber}.pdf` : 'phieu-giao.pdf'

/** The packing slips of the shop's orders as one PDF. One order of somebody else, and none is found. */
export async function printPackingSlips(
  context: RequestContext,
  { orderIds, withPrices = false }: BodyOf<'printPackingSlips'>,
): Promise<Download> {
  const read = await context.transaction((queries) => findOrdersToPack(queries, orderIds))
  const orders = orderIds.map((id) => {
    const asked = found(read.find(({ order }) => order.id === id))
    return found(isManagedHere(context, asked.order.tenantId) ? asked : undefined)
  })
  const logos = await readDocumentLogos(
    context.ports,
    orders.map(({ shop }) => shop.logoUrl),
  )
  const say = await wordsOfScreens('vi', ['orders'])
  const carrierName = (carrier: string) => say('orders', `carrier.${carrier}`)
  const document = packingSlipsDocument(orders, { withPrices, logos, carrierName })
  const bytes = await context.ports.documents.print(document, { signal: context.facts.signal })
  return new Download(bytes, 'application/pdf', fileNameOf(orders))
}
