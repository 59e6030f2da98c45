/** The fixed entries of the rules and forms page, in order. */

export interface DocumentGroup {
  title: string
  entries: readonly string[]
}

export const documentGroups: readonly DocumentGroup[] = [
  {
    title: 'Pravilniki',
    entries: [
      'Pravilniki',
      'Tekmovanja',
      'Propozicije',
      'Registracija',
      'Državne reprezentance',
      'Pravila',
      'Arbitraža',
    ],
  },
  {
    title: 'Obrazci',
    entries: [
      'Vprašalniki za klube',
      'Obrazci registracijskega pravilnika',
      'Obrazci tekmovalne komisije',
      'Zdravniška zagotovila',
      'Ostali obrazci',
      'Ostali obrazci (ministrstvo za šolstvo in šport)',
    ],
  },
]
