import { ApiError } from '@chonoi/api-client'
import { notFound } from '@tanstack/react-router'

const notThere = new Set([400, 404, 422])

/** Loads the data of a detail page. Shows the not-found page for 404, and for invalid ids (400, 422). */
export async function loadOrNotFound<Data>(load: Promise<Data>): Promise<Data> {
  try {
    return await load
  } catch (error) {
    if (error instanceof ApiError && notThere.has(error.status)) throw notFound()
    throw error
  }
}
