/**
 * Adds the transport-level responses that any operation may return, so that they aren't repeated in each: an unreadable
 * request, a body that is too large or of an unsupported type, an unavailable server.
 */
const everywhere = { 400: 'BadRequest', 503: 'Unavailable' }
const methods = ['get', 'post', 'put', 'patch', 'delete']
const withBody = { 413: 'TooLarge', 415: 'UnsupportedType' }

function addCommonAnswers(operation) {
  const common = { ...everywhere, ...(operation.requestBody && withBody) }
  for (const [status, name] of Object.entries(common))
    operation.responses[status] ??= { $ref: `../shared/responses.yaml#/${name}` }
}

/**
 * Adds the headers that follow from an operation's method and marks: every write carries X-CSRF-Token, and a call with a
 * session may name its tenant.
 */
function addCommonHeaders(item) {
  for (const method of methods) {
    const operation = item[method]
    if (!operation) continue
    const names = [method !== 'get' && 'CsrfToken', operation['x-tenant'] !== 'none' && 'TenantId'].filter(Boolean)
    for (const name of names)
      operation.parameters = [...(operation.parameters ?? []), { $ref: `../shared/parameters.yaml#/${name}` }]
  }
}

/** Creates the enum of a schema whose values are the keys of a map (shared/problems.yaml). */
function listCodes(schema) {
  if (schema['x-codes']) schema.enum = Object.keys(schema['x-codes'])
}

export default () => ({
  id: 'chonoi',
  preprocessors: {
    oas3: {
      'common-answers': () => ({ Operation: { enter: addCommonAnswers } }),
      'common-headers': () => ({ PathItem: { enter: addCommonHeaders } }),
      'listed-codes': () => ({ Schema: { enter: listCodes } }),
    },
  },
})
