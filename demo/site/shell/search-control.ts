/** The header's search: its button opens a field; without JavaScript the same form leads to the site search. */

export interface SearchParts {
  form: HTMLFormElement
  button: HTMLElement
  field: HTMLInputElement
  closer: HTMLElement
  /** Closes what covers the page when the field opens. */
  onOpen: () => void
}

export function controlSearch({ form, button, field, closer, onOpen }: SearchParts): void {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const set = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open))
    form.classList.toggle('is-open', open)
  }
  set(false)
  const leave = () => {
    set(false)
    button.focus()
  }
  button.addEventListener('click', (event) => {
    if (isOpen()) return
    event.preventDefault()
    onOpen()
    set(true)
    field.focus()
  })
  closer.addEventListener('click', leave)
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  })
  form.addEventListener('submit', (event) => {
    if (field.value.trim()) set(false)
    // Enter in an empty field does nothing.
    else event.preventDefault()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget)) && document.hasFocus()) set(false)
  })
}
