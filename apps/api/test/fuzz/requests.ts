import type { Operation } from '../../src/http/contract-document.ts'
import type { Standing } from '../permissions/callers.ts'
import { requestOf } from '../permissions/calls.ts'
import type { FuzzCase } from './cases.ts'
import { isFormFile } from './sample-files.ts'

/** Returns the address of a call below /api/v1. */
export function addressOf(operation: Operation, { path, query }: FuzzCase): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) search.append(name, textOf(each))
  const route = operation.route.replaceAll(
    /:(\w+)/g,
    (_, name: string) => encodeURIComponent(textOf(path[name] ?? 'x')) || 'x',
  )
  return `${route}${search.size > 0 ? `?${search}` : ''}`
}

/** Cuts a text to the maximum length of an address, at whole characters. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2000).toWellFormed()

/** Returns method, headers and body of a call. */
export function initOf(operation: Operation, caller: Standing, { body, headers }: FuzzCase): RequestInit {
  const isForm = operation.body?.contentType === 'multipart/form-data'
  const init = requestOf(operation, caller, isForm ? formFields(body) : body)
  return { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }
}

function formFields(body: unknown): Record<string, string | File> {
  const given = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const fields = given.filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields.map(([name, value]) => [name, formValue(value)]))
}

/** A file that the call fixes is sent as it is. */
const formValue = (value: unknown) =>
  value instanceof File ? value : isFormFile(value) ? fileOf(value) : textOf(value)

const fileOf = ({ bytes, fileName }: { bytes: Uint8Array; fileName: string }) =>
  new File([new Uint8Array(bytes)], fileName)
