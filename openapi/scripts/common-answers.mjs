/**
 * What any operation may answer because of how a call is carried, so that it isn't written at each of them: a request
 * that can't be read, a body that is too large or of another kind, and a server that lacks what it needs.
 */
const everywhere = { 400: 'BadRequest', 503: 'Unavailable' }
const withBody = { 413: 'TooLarge', 415: 'UnsupportedType' }

function addCommonAnswers(operation) {
  const common = { ...everywhere, ...(operation.requestBody && withBody) }
  for (const [status, name] of Object.entries(common))
    operation.responses[status] ??= { $ref: `../shared/responses.yaml#/${name}` }
}

export default () => ({
  id: 'chonoi',
  preprocessors: { oas3: { 'common-answers': () => ({ Operation: { enter: addCommonAnswers } }) } },
})
