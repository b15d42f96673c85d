import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { provinces, wards } from '../../database/tables/people.ts'

export type ProvinceRow = typeof provinces.$inferSelect
export type WardRow = typeof wards.$inferSelect

export function findProvinces(queries: Queries): Promise<ProvinceRow[]> {
  return queries.select().from(provinces)
}

export async function findProvince(queries: Queries, code: string): Promise<ProvinceRow | undefined> {
  const [row] = await queries.select().from(provinces).where(eq(provinces.code, code))
  return row
}

export function findWards(queries: Queries, provinceCode: string): Promise<WardRow[]> {
  return queries.select().from(wards).where(eq(wards.provinceCode, provinceCode))
}

/** Finds a ward of the province. */
export async function findWardOf(queries: Queries, provinceCode: string, code: string): Promise<WardRow | undefined> {
  const [row] = await queries
    .select()
    .from(wards)
    .where(and(eq(wards.code, code), eq(wards.provinceCode, provinceCode)))
  return row
}
