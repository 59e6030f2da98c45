import { Component, CUSTOM_ELEMENTS_SCHEMA, ElementRef, inject, signal } from '@angular/core'
import 'parket-widgets/match-search'
import 'parket-widgets/roster'
import type { ParketEventMap } from 'parket-widgets'

@Component({
  selector: 'club-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Klub</h1>
      <parket-match-search
        [attr.api]="site + '/api'"
        [attr.storage]="site + '/storage'"
        [attr.site]="site"
        actions="off"
        (parket-navigate)="takeWay($event)"
      >
        <a href="{{ site }}/tekme">Tekme</a>
      </parket-match-search>
      <output>{{ way() }}</output>
      <button type="button" (click)="layout.set(layout() === 'grid' ? 'list' : 'grid')">Drugače</button>
      <parket-roster
        class="squad"
        team="13"
        [api]="site + '/api'"
        [storage]="site + '/storage'"
        [site]="site"
        [layout]="layout()"
        [headingLevel]="3"
      />
    </main>
  `,
})
export class ClubPage {
  readonly site = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement.dataset.site ?? ''
  readonly layout = signal<'grid' | 'list'>('grid')
  readonly way = signal('')

  /** The page has a router of its own, so it takes the way that a widget wants to lead. */
  takeWay(event: ParketEventMap['parket-navigate']) {
    event.preventDefault()
    this.way.set(event.detail.url)
  }
}
