/**
 * Answers that any operation may give because of how a call is transported, so that they aren't repeated at each
 * operation: an unreadable request, a body that is too large or of another type, an unavailable server.
 */
const everywhere = { 400: 'BadRequest', 503: 'Unavailable' }
const withBody = { 413: 'TooLarge', 415: 'UnsupportedType' }

function addCommonAnswers(operation) {
  const common = { ...everywhere, ...(operation.requestBody && withBody) }
  for (const [status, name] of Object.entries(common))
    operation.responses[status] ??= { $ref: `../shared/responses.yaml#/${name}` }
}

/** Makes the enum of a schema whose values are described by a map (shared/problems.yaml). */
function listCodes(schema) {
  if (schema['x-codes']) schema.enum = Object.keys(schema['x-codes'])
}

export default () => ({
  id: 'chonoi',
  preprocessors: {
    oas3: {
      'common-answers': () => ({ Operation: { enter: addCommonAnswers } }),
      'listed-codes': () => ({ Schema: { enter: listCodes } }),
    },
  },
})
