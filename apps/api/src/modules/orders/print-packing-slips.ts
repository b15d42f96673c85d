import type { BodyOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import { packingSlipsDocument } from '../../mail/packing-slips-document.ts'
import type { Ports } from '../../ports/ports.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findOrdersToPack, type OrderToPack } from './orders.store.ts'

const uploads = '/files/public/'
/** Sharp at the printed size. */
const logoSide = 320

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
  const logos = await logosOf(context.ports, orders)
  const bytes = await context.ports.documents.print(packingSlipsDocument(orders, { withPrices, logos }))
  return new Download(bytes, 'application/pdf', fileNameOf(orders))
}

/** The logos that shops uploaded, as documents print them. A slip without its logo is better than none. */
async function logosOf({ files, images }: Ports, orders: readonly OrderToPack[]): Promise<Map<string, string>> {
  const logos = new Map<string, string>()
  for (const url of new Set(orders.map(({ shop }) => shop.logoUrl))) {
    if (!url?.startsWith(uploads)) continue
    const file = await files.read(url.slice('/files/'.length))
    const png = file && (await images.toPng(new Uint8Array(await new Response(file.stream).arrayBuffer()), logoSide))
    if (png) logos.set(url, `data:image/png;base64,${Buffer.from(png).toString('base64')}`)
  }
  return logos
}
