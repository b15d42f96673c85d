/** `parameters.docs` of stories that cover the window: on docs pages each one gets a window of its own. */
export const framedInDocs = { story: { inline: false, height: '420px' } }
