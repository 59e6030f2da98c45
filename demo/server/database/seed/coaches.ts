/** The men's head coaches, for pages that show them. */
import { nationalFacts } from './facts'

/** Persons as the setting `personnel` wants them; nobody's photo is known, so all have the placeholder. */
export const headCoaches = () =>
  nationalFacts().head_coaches.map(({ name, period }) => ({
    name,
    function: period,
    photo: { path: 'portraits/placeholder.svg' },
  }))
