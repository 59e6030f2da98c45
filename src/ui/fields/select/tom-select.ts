/**
 * tom-select inside our own open layer: it searches, renders the list and navigates it. Loaded when a select is first
 * used; import this file only by `import()`.
 *
 * The search row is React's (`controlInput`), and so are the value, opening and closing; tom-select's own handling of
 * these is switched off below. It has no items, because it would render and delete them.
 */
import TomSelect from 'tom-select/base'
import { foldBoth, foldedSearch } from '../../../domain/text/text-search'
import { adoptStyles } from '../../../styles/adopt'
import { offersSame, type SelectOption } from './option'
import { markMatches, renderEmpty, renderOption, renderWaiting } from './option-rendering'
import './tom-select.css?sheet'

interface ListState {
  options: readonly SelectOption[]
  chosen: readonly string[]
  loading: boolean
}

interface ListSettings extends ListState {
  label: string
  multiple: boolean
  /** Called when the visitor picks an option. */
  onToggle: (value: string) => void
}

export interface OptionList {
  /** Options or value have changed from outside. */
  update(state: ListState): void
  destroy(): void
}

const fixed = {
  mode: 'multi',
  hideSelected: false,
  labelField: 'label',
  // Limit of rendered options; the search narrows them. Rendering 2,000 would take half a second.
  maxOptions: 300,
  // Its own search is fuzzy and distinguishes accents; ours is a substring search that ignores accents.
  diacritics: false,
  highlight: false,
  score: scoreBySubstring,
  refreshThrottle: 0,
  // Otherwise an empty list says nothing before the visitor types.
  shouldLoad: () => true,
}

/**
 * Attaches tom-select to the search row and renders the list in `container`. Throws if the page forbids HTML from strings.
 */
export function attachList(
  search: HTMLInputElement,
  container: HTMLElement,
  settings: ListSettings,
): OptionList {
  adoptStyles(container, ...import.meta.sheets)
  let state: ListState = settings

  const seat = container.appendChild(document.createElement('input'))
  seat.type = 'hidden'
  const list = new TomSelect(seat, {
    ...fixed,
    controlInput: search,
    options: state.options.map(copy),
    render: {
      option: renderOption,
      no_results: () => (state.loading ? renderWaiting() : renderEmpty()),
    },
  })
  switchOff(list)
  list.hook('instead', 'onOptionSelect', (_event: Event, option: HTMLElement) => {
    if (option.dataset.value !== undefined) settings.onToggle(option.dataset.value)
  })

  const content = list.dropdown_content
  followPointer(list)
  content.setAttribute('aria-label', settings.label)
  if (settings.multiple) content.setAttribute('aria-multiselectable', 'true')
  const dress = () => {
    content.setAttribute('aria-busy', String(state.loading && state.options.length === 0))
    markChosen(content, state.chosen)
  }
  list.hook('after', 'refreshOptions', () => {
    markMatches(content, list.inputValue())
    pointAtNone(list)
    dress()
  })
  list.refreshOptions(false)
  startAt(list, state.chosen[0])

  return {
    update(next) {
      const before = state
      state = next
      if (offersSame(before.options, next.options) && before.loading === next.loading) return dress()
      list.clearActiveOption()
      list.clearOptions(() => false)
      list.addOptions(next.options.map(copy))
      list.refreshOptions(false)
      startAt(list, next.chosen[0])
    },
    destroy() {
      list.destroy()
      container.replaceChildren()
    },
  }
}

/** tom-select modifies the option objects: each list gets a copy. */
const copy = (option: SelectOption) => ({ ...option })

/** Substring match, ignoring case and accents; equal scores keep the given order. */
function scoreBySubstring(query: string) {
  const isFound = foldedSearch(query)
  return (option: SelectOption & { folded?: string[] }) => {
    option.folded ??= (option.searchText ?? option.label).split('\n').flatMap(foldBoth)
    return isFound(option.folded) ? 1 : 0
  }
}

/** The layer is open as long as the list exists, whatever has the focus; only React closes it. */
function switchOff(list: TomSelect) {
  for (const method of ['close', 'blur', 'onBlur', 'onFocus', 'focus']) list.hook('instead', method, () => {})
  // aria-selected belongs to the chosen option, not to the highlighted one.
  list.hook('instead', 'clearActiveOption', () => {
    list.activeOption?.classList.remove('active')
    list.activeOption = null
    list.focus_node.removeAttribute('aria-activedescendant')
  })
  list.hook('instead', 'setActiveOption', (option: HTMLElement | null, scroll = true) => {
    if (option === list.activeOption) return
    list.clearActiveOption()
    if (!option) return
    list.activeOption = option
    option.classList.add('active')
    list.focus_node.setAttribute('aria-activedescendant', option.id)
    if (scroll) list.scrollToOption(option)
  })
  // A pointer at rest where the list appears hasn't chosen anything; a moving one has.
  list.ignoreHover = true
  list.isFocused = true
  list.isOpen = true
  list.focus_node.setAttribute('aria-expanded', 'true')
  list.dropdown.style.display = ''
}

/** Screen readers read an empty list's message: the keys work, though there is nothing to choose. */
function pointAtNone({ dropdown_content: content, focus_node: node, activeOption }: TomSelect) {
  const none = content.querySelector('.list-empty')
  if (none) {
    none.id = `${content.id}-none`
    node.setAttribute('aria-activedescendant', none.id)
  } else if (!activeOption) node.removeAttribute('aria-activedescendant')
}

/** A moving pointer highlights at once, also after the keyboard was used. */
function followPointer(list: TomSelect) {
  list.dropdown_content.addEventListener('mousemove', ({ target }) => {
    const option = target instanceof Element && target.closest<HTMLElement>('[data-selectable]')
    if (option) list.setActiveOption(option, false)
  })
}

/** The highlight starts at the chosen option, scrolled into view. */
function startAt(list: TomSelect, value: string | undefined) {
  const option = list.getOption(value)
  if (option && list.dropdown_content.contains(option)) list.setActiveOption(option)
}

function markChosen(content: HTMLElement, chosen: readonly string[]) {
  for (const option of content.querySelectorAll<HTMLElement>('[data-selectable]')) {
    option.setAttribute('aria-selected', String(chosen.includes(option.dataset.value ?? '')))
  }
}
