import { createApp } from 'vue'
import ClubPage from './club-page.vue'

const place = document.querySelector<HTMLElement>('#app')
if (place) createApp(ClubPage, { site: place.dataset.site ?? '' }).mount(place)
