/** A photo's accessible name; the CMS has no alternative texts. */
export const photoLabel = (index: number, count: number): string => `Fotografija ${index + 1} od ${count}`
