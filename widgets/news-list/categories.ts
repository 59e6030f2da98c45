/** The four category selects of the news search, and the choice in each. */
import { type Ask, listOf } from '../../src/client/ask'
import type { NewsCategory, NewsCategoryType } from '../../src/contract/news'
import { getCategories } from '../../src/endpoints/news'

export interface CategoryList {
  type: NewsCategoryType
  /** Null while loading; empty if the list failed to load. */
  categories: readonly NewsCategory[] | null
}

/** A list that failed to load knows no category, which doesn't mean that there is none. */
export interface CategoryLists {
  lists: readonly CategoryList[]
  /** Whether all categories are in the lists. */
  isWhole: boolean
}

/** In the order of the form's fields */
const types: readonly NewsCategoryType[] = ['COMPETITION', 'NATIONAL_TEAM', 'PROJECT', 'GENERAL']

/** With `isOff` nothing is requested. */
export function categoryLists(ask: Ask, isOff = false): CategoryLists {
  const known = types.map((type) => ({ type, all: ask(isOff ? null : getCategories(type)) }))
  return {
    lists: known.map(({ type, all }) => ({ type, categories: listOf(all) })),
    isWhole: known.every(({ all }) => all.state === 'ready'),
  }
}

/** The chosen ids that the list offers, in the order in which they were chosen. */
export function chosenIn({ categories }: Pick<CategoryList, 'categories'>, chosen: readonly string[]) {
  return chosen.filter((id) => categories?.some((category) => category.id === id))
}

/**
 * Chosen ids that no list offers. They count as long as the lists are incomplete; after that they are unknown ids,
 * which nobody could remove.
 */
export function chosenElsewhere({ lists }: CategoryLists, chosen: readonly string[]): string[] {
  const offered = new Set(lists.flatMap((list) => chosenIn(list, chosen)))
  return chosen.filter((id) => !offered.has(id))
}
