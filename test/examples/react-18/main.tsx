import { createRoot } from 'react-dom/client'
import { ClubPage } from './club-page'

const place = document.querySelector<HTMLElement>('#app')
if (place) createRoot(place).render(<ClubPage site={place.dataset.site ?? ''} />)
