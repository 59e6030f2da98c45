/** A photo's accessible name: photos out of the CMS have no words of their own. */
export const photoLabel = (index: number, count: number): string => `Fotografija ${index + 1} od ${count}`
