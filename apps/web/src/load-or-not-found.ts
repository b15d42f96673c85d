import { ApiError } from '@chonoi/api-client'
import { notFound } from '@tanstack/react-router'

const notThere = new Set([400, 404, 422])

/** For a page of one thing: what isn't there (404), or can't be named (400, 422), is the not-found page. */
export async function loadOrNotFound<Data>(load: Promise<Data>): Promise<Data> {
  try {
    return await load
  } catch (error) {
    if (error instanceof ApiError && notThere.has(error.status)) throw notFound()
    throw error
  }
}
