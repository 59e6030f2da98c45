/**
 * What an attribute is called and what it means, in Slovenian, for `/vdelaj`: each widget's `attributes.ts` says it beside
 * its tag. No screen uses it, so no screen's script carries it.
 */
import type { Side } from '../domain/match/club-choice'
import type { Refresh } from '../page/widget'
import type { Attribute, Attributes, Tag } from './attributes'

export interface PlainWords {
  /** Its name in the address of `/vdelaj`; the same in all widgets. */
  key: string
  /** The field's label. */
  label: string
  /** For the docs. */
  description: string
  /** Names of a closed set of words. */
  choices?: Readonly<Record<string, string>>
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

export interface WidgetWords<A extends Attributes = Attributes> {
  tag: Tag<A>
  name: string
  shows: string
  /** The attribute without which nothing shows: where none is chosen, `/vdelaj` begins with the first that is offered. */
  needs?: keyof A & string
  /** What its content may name at other origins, for its policy: photos, files that are played, videos of YouTube. */
  loads?: readonly ('pictures' | 'recordings' | 'films')[]
  attributes: { readonly [P in keyof A]: WordsOf<A[P]> }
}

export const clubWords = (description: string): PlainWords => ({ key: 'klub', label: 'Klub', description })

export const sideWords: PlainWords & { choices: Readonly<Record<Side, string>> } = {
  key: 'kje',
  label: 'Kje',
  description: 'Samo tekme, na katerih izbrani klub gosti (»home«) ali gostuje (»away«). Brez nje oboje.',
  choices: { home: 'Doma', away: 'V\u00a0gosteh' },
}

export const competitionWords = (description: string): PlainWords => ({
  key: 'tekmovanje',
  label: 'Tekmovanje',
  description,
})

export const hallWords = (description: string): PlainWords => ({
  key: 'dvorana',
  label: 'Dvorana',
  description,
})

export const seasonWords = (description: string): PlainWords => ({
  key: 'sezona',
  label: 'Sezona',
  description,
})

export const perPageWords = (what: string): PlainWords => ({
  key: 'na-stran',
  label: `Število ${what} na stran`,
  description: `Koliko ${what} je na eni strani.`,
})

export const refreshWords: ChoiceWords<Refresh> = {
  key: 'osvezevanje',
  label: 'Sprotno osveževanje',
  description:
    'Med tekmo se seznam osveži vsako minuto, sicer pa ob vrnitvi obiskovalca. »always« ga za zaslon v dvorani osveži še vsakih 15 minut.',
  choices: { on: 'Med tekmo', off: 'Nikoli', always: 'Vedno, za zaslon v dvorani' },
}

export const lockWords: ChoiceWords<'none' | 'club'> = {
  key: 'zaklep',
  label: 'Izbira kluba',
  description: '»club« skrije izbiro kluba: prikazan je samo izbrani klub.',
  choices: { none: 'Obiskovalec izbere klub', club: 'Samo izbrani klub' },
}
