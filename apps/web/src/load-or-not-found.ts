import { ApiError } from '@chonoi/api-client'
import { notFound } from '@tanstack/react-router'

/** For a page of one thing: what isn't there (404), or can't be named (422), is the not-found page. */
export async function loadOrNotFound<Data>(load: Promise<Data>): Promise<Data> {
  try {
    return await load
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) throw notFound()
    throw error
  }
}
