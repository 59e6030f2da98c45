import { mount } from 'svelte'
import ClubPage from './club-page.svelte'

const place = document.querySelector<HTMLElement>('#app')
if (place) mount(ClubPage, { target: place, props: { site: place.dataset.site ?? '' } })
