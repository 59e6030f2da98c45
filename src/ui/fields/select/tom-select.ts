/**
 * tom-select inside our own open layer: it searches, draws the list and moves through it. Fetched when a
 * select is first reached for; nothing may import this file other than by `import()`.
 *
 * The search row is React's (`controlInput`), and so are the value, opening and closing; tom-select's own
 * ideas of these are switched off below. It keeps no items, because it would draw them and delete them.
 */
import TomSelect from 'tom-select/base'
import { foldText } from '../../../domain/text-search'
import { adoptStyles } from '../../../styles/adopt'
import { offersSame, type SelectOption } from './option'
import { drawEmpty, drawOption, drawWaiting, markMatches } from './option-drawing'
import css from './tom-select.css?sheet'

interface ListState {
  options: readonly SelectOption[]
  chosen: readonly string[]
  loading: boolean
}

interface ListSettings extends ListState {
  label: string
  multiple: boolean
  /** The visitor has taken an option. */
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
  // Drawn at once; the search narrows them. 2,000 would take half a second.
  maxOptions: 300,
  // Its own search is fuzzy and takes accents as they are; ours finds parts of a name, whatever the accents.
  diacritics: false,
  highlight: false,
  score: scoreBySubstring,
  refreshThrottle: 0,
  // Else an empty list says nothing before something is typed.
  shouldLoad: () => true,
}

/** Joins tom-select to the search row and draws the list in `place`. Throws where the page forbids HTML from strings. */
export function attachList(search: HTMLInputElement, place: HTMLElement, settings: ListSettings): OptionList {
  const root = place.getRootNode()
  if (root instanceof ShadowRoot || root instanceof Document) adoptStyles(root, css)
  let state: ListState = settings

  const seat = place.appendChild(document.createElement('input'))
  seat.type = 'hidden'
  const list = new TomSelect(seat, {
    ...fixed,
    controlInput: search,
    options: state.options.map(copy),
    render: {
      option: drawOption,
      no_results: () => (state.loading ? drawWaiting() : drawEmpty()),
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
      place.replaceChildren()
    },
  }
}

/** tom-select writes on the option objects: each list gets its own. */
const copy = (option: SelectOption) => ({ ...option })

/** Case-insensitive substring with folded accents; equal scores keep the given order. */
function scoreBySubstring(query: string) {
  const wanted = foldText(query.trim())
  return (option: SelectOption & { folded?: string[] }) => {
    option.folded ??= (option.searchText ?? option.label).split('\n').map(foldText)
    return option.folded.some((text) => text.includes(wanted)) ? 1 : 0
  }
}

/** The layer is open as long as the list exists, whoever has the focus; nothing closes it but React. */
function switchOff(list: TomSelect) {
  for (const method of ['close', 'blur', 'onBlur', 'onFocus', 'focus']) list.hook('instead', method, () => {})
  // aria-selected is the chosen one's, not the one that the keys are at.
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
  // A pointer that lies where the list appears has not chosen anything; a moving one has.
  list.ignoreHover = true
  list.isFocused = true
  list.isOpen = true
  list.focus_node.setAttribute('aria-expanded', 'true')
  list.dropdown.style.display = ''
}

/** An empty list is heard by its one sentence: the keys are there, though there is nothing to take. */
function pointAtNone({ dropdown_content: content, focus_node: node, activeOption }: TomSelect) {
  const none = content.querySelector('.list-empty')
  if (none) {
    none.id = `${content.id}-none`
    node.setAttribute('aria-activedescendant', none.id)
  } else if (!activeOption) node.removeAttribute('aria-activedescendant')
}

/** A pointer that moves leads at once, also after keys have. */
function followPointer(list: TomSelect) {
  list.dropdown_content.addEventListener('mousemove', ({ target }) => {
    const option = target instanceof Element && target.closest<HTMLElement>('[data-selectable]')
    if (option) list.setActiveOption(option, false)
  })
}

/** The keys start at the chosen option, and it is in sight. */
function startAt(list: TomSelect, value: string | undefined) {
  const option = list.getOption(value)
  if (option && list.dropdown_content.contains(option)) list.setActiveOption(option)
}

function markChosen(content: HTMLElement, chosen: readonly string[]) {
  for (const option of content.querySelectorAll<HTMLElement>('[data-selectable]')) {
    option.setAttribute('aria-selected', String(chosen.includes(option.dataset.value ?? '')))
  }
}
