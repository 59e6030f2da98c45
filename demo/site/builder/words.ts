/** The builder's words for what all widgets have in common; each one's own are in its folder. */

/** Labels of the attributes that every tag has. */
export const commonWords: Readonly<Record<string, string>> = {
  api: 'Naslov podatkov. Brez njega {naslov skripte}/api.',
  storage: 'Naslov slik in datotek. Brez njega {naslov skripte}/storage.',
  site: 'Stran, na katero vodijo povezave. Brez njega naslov skripte.',
  productName: 'Ime v\u00a0naslovih strani.',
  federation: 'Kratica zveze.',
  history:
    '»memory«: stanje ostane v\u00a0gradniku, naslov vaše strani se ne spremeni. »page«: stanje je v\u00a0naslovu.',
  headingLevel: 'Raven naslova v\u00a0gradniku, od 1 do 6.',
  start:
    'Stanje, s\u00a0katerim gradnik začne, kot poizvedba, na primer »tab=tekme«. Velja s\u00a0history="memory".',
}

/** The contract's events. */
export const eventWords: Readonly<Record<string, string>> = {
  'parket-load': 'Prva vsebina je prikazana.',
  'parket-error': 'Zahteva ni uspela; obiskovalec ne vidi ničesar. detail: {request, status, error}.',
  'parket-navigate':
    'Preden gradnik sledi povezavi. S\u00a0preventDefault() pot prevzame vaša stran. detail: {url}.',
  'parket-filter-change': 'Obiskovalec je sprožil iskanje. detail: {filters, values}.',
  'parket-metadata': 'Gradnik pozna svoj naslov in opis. detail: {title, description, image, url}.',
}

/** The contract's parts. */
export const partWords: Readonly<Record<string, string>> = {
  banner: 'oglas',
  club: 'klub',
  document: 'dokument',
  filter: 'polje iskalnika',
  'history-row': 'vrstica zgodovine',
  match: 'tekma',
  'news-card': 'novica',
  pagination: 'strani',
  photo: 'fotografija',
  player: 'igralec',
  'search-result': 'zadetek',
  segment: 'del strani',
  skeleton: 'prostor med nalaganjem',
  'staff-member': 'član štaba',
  'standing-row': 'vrstica lestvice',
  'stat-row': 'vrstica statistike',
  tab: 'zavihek',
  tile: 'ploščica',
  'unscored-row': 'igralec brez vrednosti',
}

/** The contract's custom properties. */
export const tokenWords: Readonly<Record<string, string>> = {
  '--parket-color-primary': 'Barva znamke: gumbi, povezave, oznake.',
  '--parket-color-on-primary': 'Besedilo na barvi znamke; svetla barva.',
  '--parket-color-surface': 'Podlaga.',
  '--parket-color-text': 'Besedilo.',
  '--parket-color-muted': 'Manj poudarjeno besedilo.',
  '--parket-color-border': 'Črte.',
  '--parket-font-family': 'Pisava. Brez nje velja pisava vaše strani.',
  '--parket-radius': 'Zaobljenost vogalov.',
  '--parket-content-width': 'Največja širina vsebine.',
  '--parket-scale': 'Faktor velikosti: 1.2 vse poveča za petino.',
}
