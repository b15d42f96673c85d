/** How many rows one call changes at most, each by itself. */
export const maxBulkRows = 500
