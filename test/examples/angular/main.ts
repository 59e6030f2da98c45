// Angular's own packages are published half compiled; its command line does the rest beforehand.
import '@angular/compiler'
import { bootstrapApplication } from '@angular/platform-browser'
import { ClubPage } from './club-page'

bootstrapApplication(ClubPage)
