/** The carriers that a shop can name. SHOP brings the goods itself; OTHER is any carrier that isn't listed. */
export const shippingCarriers = [
  'GHN',
  'GHTK',
  'VIETTEL_POST',
  'VNPOST',
  'JT_EXPRESS',
  'NINJA_VAN',
  'SPX',
  'SHOP',
  'OTHER',
] as const

export type ShippingCarrier = (typeof shippingCarriers)[number]

/** Whether parcels of this carrier are followed by a code. */
export const hasTrackingCode = (carrier: ShippingCarrier): boolean => carrier !== 'SHOP'
