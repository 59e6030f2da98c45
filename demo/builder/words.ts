/**
 * The builder's words for what the widgets' attributes.ts say in English, for all of them: an attribute without its
 * words here is a type error.
 */
import type { Attribute } from '../../src/element/attributes'
import type { AttributesOf, WidgetName } from './tags'

interface PlainWords {
  /** The field's label. */
  label: string
  /** For the docs. */
  description: string
}

type ChoiceWords<W extends string> = PlainWords & { choices: Readonly<Record<W, string>> }

/** A closed set of words has a name for each of them. */
type WordsOf<A> =
  A extends Attribute<infer T>
    ? [T] extends [string]
      ? string extends T
        ? PlainWords
        : ChoiceWords<T>
      : PlainWords
    : never

interface WidgetWords<W extends WidgetName> {
  name: string
  shows: string
  attributes: { readonly [P in keyof AttributesOf<W>]: WordsOf<AttributesOf<W>[P]> }
}

const club = (description: string): PlainWords => ({ label: 'Klub', description })
const competition = (description: string): PlainWords => ({ label: 'Tekmovanje', description })
const hall = (description: string): PlainWords => ({ label: 'Dvorana', description })
const season = (description: string): PlainWords => ({ label: 'Sezona', description })
const perPage = (what: string): PlainWords => ({
  label: `Število ${what} na stran`,
  description: `Koliko ${what} je na eni strani.`,
})
const refresh = {
  label: 'Sprotno osveževanje',
  description: 'Med tekmo se seznam osveži vsako minuto, sicer pa ob vrnitvi obiskovalca.',
}
const lock = {
  label: 'Izbira kluba',
  description: '»club« skrije izbiro kluba: prikazan je samo izbrani klub.',
  choices: { none: 'Obiskovalec izbere klub', club: 'Samo izbrani klub' },
}

export const words: { readonly [W in WidgetName]: WidgetWords<W> } = {
  'match-search': {
    name: 'Poišči tekmo',
    shows: 'Iskalnik tekem po datumu, klubu, tekmovanju in dvorani. Zadetke odpre na strani zveze.',
    attributes: {
      club: club('Klub, ki je izbran na začetku.'),
      competition: competition('Tekmovanje, ki je izbrano na začetku.'),
      hall: hall('Dvorana, ki je izbrana na začetku.'),
      actions: { label: 'Dodatni gumbi', description: 'Trije dodatni gumbi ob gumbu IŠČI.' },
      lock,
    },
  },
  'match-list': {
    name: 'Tekme',
    shows: 'Tekme po sezoni, klubu, tekmovanju, dvorani in dnevih, nad njimi iskalnik.',
    attributes: {
      season: season('Sezona. Brez nje velja tekoča.'),
      club: club('Klub, katerega tekme so prikazane na začetku.'),
      competition: competition('Tekmovanje, ki je prikazano na začetku.'),
      hall: hall('Dvorana, ki je prikazana na začetku.'),
      from: { label: 'Od', description: 'Prvi dan: LLLL-MM-DD ali dd.mm.llll.' },
      to: { label: 'Do', description: 'Zadnji dan: LLLL-MM-DD ali dd.mm.llll.' },
      perPage: perPage('tekem'),
      search: { label: 'Iskalnik nad seznamom', description: 'Iskalnik tekem nad seznamom.' },
      refresh,
      lock,
    },
  },
  roster: {
    name: 'Seznam igralcev',
    shows: 'Igralci in štab reprezentance, na karticah ali v\u00a0preglednici.',
    attributes: {
      team: { label: 'Reprezentanca', description: 'Tekmovanje reprezentance. Brez njega ni vsebine.' },
      layout: {
        label: 'Postavitev',
        description: 'Kartice ali preglednica.',
        choices: { grid: 'Kartice', list: 'Preglednica' },
      },
      order: {
        label: 'Razvrstitev',
        description: 'Vrstni red igralcev.',
        choices: {
          byJerseyNumber: 'Po številki dresa',
          byLastName: 'Po priimku',
          byHeight: 'Po višini',
          byYearOfBirth: 'Po letu rojstva',
        },
      },
      playerLink: {
        label: 'Pot do igralca',
        description: 'Kje na strani zveze je igralec: {pot}/{igralec}.',
      },
      staff: { label: 'Štab reprezentance', description: 'Štab pod igralci.' },
    },
  },
  'national-team': {
    name: 'Reprezentanca',
    shows: 'Reprezentanca z\u00a0zavihki: igralci in štab, tekme, novice, statistika, zgodovina.',
    attributes: {
      refresh,
      page: { label: 'Reprezentanca', description: 'Stran reprezentance: »{id}/{ime}«.' },
      team: {
        label: 'Ekipa brez svoje strani',
        description: 'Tekmovanje reprezentance; namesto strani, s\u00a0petimi običajnimi zavihki.',
      },
    },
  },
  'news-list': {
    name: 'Novice',
    shows: 'Novice na karticah, najnovejše najprej, nad njimi iskalnik.',
    attributes: {
      category: {
        label: 'Kategorije',
        description: 'Kategorije, ki so izbrane na začetku, ločene z\u00a0vejico. Brez njih vse novice.',
      },
      perPage: perPage('novic'),
      header: { label: 'Iskalnik nad seznamom', description: 'Iskalnik novic nad seznamom.' },
      ads: { label: 'Oglas med novicami', description: 'Oglas za prvimi šestimi novicami.' },
    },
  },
  competition: {
    name: 'Tekmovanje',
    shows: 'Tekmovanje: tekme, lestvica, klubi, statistika in druge sezone.',
    attributes: {
      refresh,
      competition: competition('Tekmovanje. Brez njega ni vsebine.'),
      club: club('Klub, katerega vrstice so označene (del »own«).'),
      tab: {
        label: 'Prikaz',
        description: 'En sam del tekmovanja, brez zavihkov in drugih sezon.',
        choices: {
          all: 'Vse, v\u00a0zavihkih',
          matches: 'Samo tekme',
          standings: 'Samo lestvica',
          statistics: 'Samo statistika',
          clubs: 'Samo klubi',
        },
      },
    },
  },
  'member-list': {
    name: 'Člani zveze',
    shows: 'Klubi, člani zveze. Vsak se odpre in pokaže naslov, e-pošto in predsednika.',
    attributes: {},
  },
  player: {
    name: 'Igralec',
    shows: 'Igralec reprezentance: podatki, nastopi in točke, statistika, tekme.',
    attributes: {
      player: { label: 'Igralec', description: 'Igralec. Brez njega ni vsebine.' },
      refresh,
    },
  },
  'news-article': {
    name: 'Novica',
    shows: 'Ena novica: besedilo, fotografije in sorodne novice.',
    attributes: {
      slug: { label: 'Novica', description: 'Konec naslova novice: /novica/{konec}. Brez njega ni vsebine.' },
    },
  },
  'referee-search': {
    name: 'Sodniški iskalnik',
    shows: 'Iskalnik tekem po sodniku in komisarju, sezoni, tekmovanju in dnevih.',
    attributes: {
      season: season('Sezona, ki je izbrana na začetku. Brez nje velja tekoča.'),
      perPage: perPage('tekem'),
    },
  },
  'competition-history': {
    name: 'Zgodovina tekmovanj',
    shows: 'Kdo je v\u00a0kateri sezoni osvojil katero tekmovanje.',
    attributes: {},
  },
  'site-search': {
    name: 'Iskalnik',
    shows: 'Iskanje po novicah, straneh, klubih, igralcih in tekmovanjih.',
    attributes: {
      query: { label: 'Iskane besede', description: 'Besede, ki jih išče na začetku.' },
    },
  },
  page: {
    name: 'Stran',
    shows: 'Poljubna stran zveze, sestavljena iz svojih delov.',
    attributes: {
      url: { label: 'Stran', description: 'Pot do strani, na primer »domov«. Brez nje ni vsebine.' },
    },
  },
  'ad-banner': {
    name: 'Oglas',
    shows: 'Oglas, ki šteje klike. Kjer oglasa ni, ne pokaže ničesar.',
    attributes: {},
  },
}

/** What every tag takes beside its own attributes. */
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
