/** The men's head coaches, for pages that show them. */
import { nationalFacts } from './facts'

/** Persons as the setting `personnel` wants them; nobody's photo is known. No line breaks before a year. */
export const headCoaches = () =>
  nationalFacts().head_coaches.map(({ name, period }) => ({
    name,
    function: period.replace(/ (?=\d)/g, '\u00a0'),
    photo: null,
  }))
