/** The four category selects of the news search, and the choice in each. */
import { getCategories } from '../../src/api/news'
import { useRequest } from '../../src/api/use-request'
import type { NewsCategory, NewsCategoryType } from '../../src/contract/news'

export interface CategoryList {
  type: NewsCategoryType
  /** The select's label. */
  label: string
  /** Null while loading; empty if the list failed to load. */
  categories: readonly NewsCategory[] | null
}

/** A list that failed to load knows no category, which doesn't mean that there is none. */
export interface CategoryLists {
  lists: readonly CategoryList[]
  /** Whether all categories are in the lists. */
  isWhole: boolean
}

const requests = {
  COMPETITION: getCategories('COMPETITION'),
  NATIONAL_TEAM: getCategories('NATIONAL_TEAM'),
  PROJECT: getCategories('PROJECT'),
  GENERAL: getCategories('GENERAL'),
}

export const categoryRequests = Object.values(requests)

/** In the order of the form's fields. `federation` is its abbreviation. With `isOff` nothing is requested. */
export function useCategoryLists(federation: string, isOff = false): CategoryLists {
  const competitions = useRequest(isOff ? null : requests.COMPETITION)
  const teams = useRequest(isOff ? null : requests.NATIONAL_TEAM)
  const projects = useRequest(isOff ? null : requests.PROJECT)
  const others = useRequest(isOff ? null : requests.GENERAL)
  const named = [
    ['COMPETITION', `Tekmovanja ${federation}`, competitions],
    ['NATIONAL_TEAM', 'Reprezentance', teams],
    ['PROJECT', 'Projekti', projects],
    ['GENERAL', 'Splošno', others],
  ] as const
  return {
    lists: named.map(([type, label, { state, ...answer }]) => ({
      type,
      label,
      categories: state === 'loading' ? null : 'value' in answer ? answer.value : [],
    })),
    isWhole: named.every(([, , { state }]) => state === 'ready'),
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
export function chosenElsewhere({ lists, isWhole }: CategoryLists, chosen: readonly string[]): string[] {
  const offered = new Set(lists.flatMap((list) => chosenIn(list, chosen)))
  return isWhole ? [] : chosen.filter((id) => !offered.has(id))
}

/** Chosen ids that no list offers, once all lists have loaded. */
export function unknownIn({ lists, isWhole }: CategoryLists, chosen: readonly string[]): string[] {
  const offered = new Set(lists.flatMap((list) => chosenIn(list, chosen)))
  return isWhole ? chosen.filter((id) => !offered.has(id)) : []
}
