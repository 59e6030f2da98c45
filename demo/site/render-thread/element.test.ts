import { expect, it } from 'vitest'
import { fenced } from './element'

const view = (inside: string) => `<style>a{}</style><div data-root>${inside}</div><slot></slot>`

it('a view with an e-mail address is fenced, once, behind its style', () => {
  const inner = fenced(view('pisarna@zmaji.example'))
  expect(inner).toBe(
    '<style>a{}</style><!--email_off--><div data-root>pisarna@zmaji.example</div><slot></slot><!--/email_off-->',
  )
  const outer = fenced(view(`<template shadowrootmode="open">${inner}</template>`))
  expect(outer.match(/<!--\/?email_off-->/g)).toEqual(['<!--email_off-->', '<!--/email_off-->'])
  expect(outer.endsWith('<!--/email_off-->')).toBe(true)
})

it('a view without one stays as it is', () => {
  expect(fenced(view('@zmaji in 2 @ 3'))).toBe(view('@zmaji in 2 @ 3'))
})
