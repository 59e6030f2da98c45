// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { controlSearch } from './search-control'

function rendered() {
  document.body.innerHTML = `<form id="search" action="/iskalnik"><button id="button" type="submit"></button>
    <input id="field" name="q"><button id="closer" type="button"></button></form><a href="/">x</a>`
  const by = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
  const parts = {
    form: by<HTMLFormElement>('search'),
    button: by('button'),
    field: by<HTMLInputElement>('field'),
    closer: by('closer'),
  }
  let opened = 0
  const led: string[] = []
  controlSearch({ ...parts, onOpen: () => void opened++ })
  parts.form.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) led.push(parts.field.value)
    event.preventDefault()
  })
  const isOpen = () => parts.button.getAttribute('aria-expanded') === 'true'
  return { ...parts, led, isOpen, opened: () => opened }
}

it('opens by its button, with the focus in the field', () => {
  const { button, field, isOpen, opened, led } = rendered()
  expect(isOpen()).toBe(false)
  button.click()
  expect([isOpen(), opened(), document.activeElement, led]).toEqual([true, 1, field, []])
})

it.each(['×', 'Escape'])('closes by %s, and the focus is on the button again', (how) => {
  const { button, closer, field, isOpen } = rendered()
  button.click()
  if (how === '×') closer.click()
  else field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([isOpen(), document.activeElement]).toEqual([false, button])
})

it.each([
  ['dončić', ['dončić'], false],
  ['', [], true],
  ['  ', [], true],
])('with %j in it leads to %j', (words, where, staysOpen) => {
  const { button, field, form, led, isOpen } = rendered()
  button.click()
  field.value = words
  form.requestSubmit()
  expect([led, isOpen()]).toEqual([where, staysOpen])
})
