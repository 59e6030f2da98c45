/** yet-another-react-lightbox, inline in our own dialog: swiping between photos, wrapping around at both ends. */
import type { Ref } from 'react'
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import { MissingPhoto } from '../photo'

interface SwipeStageProperties {
  photos: readonly string[]
  index: number
  onIndex: (index: number) => void
  /** The library's own methods. */
  controller: Ref<ControllerRef>
}

const nothing = () => null

/** The library would announce every photo; the gallery's own counter does that already. */
const hush = (inside: Element | null) => inside?.closest('[aria-live]')?.setAttribute('aria-live', 'off')

/** Its buttons and its dialog are replaced by ours. */
const ours = {
  buttonPrev: nothing,
  buttonNext: nothing,
  buttonClose: nothing,
  iconError: () => <MissingPhoto />,
  iconLoading: nothing,
  slideFooter: () => <i ref={hush} hidden />,
}

/** Translations of the library's labels. */
const labels = {
  Lightbox: 'Fotografije',
  Carousel: 'Fotografije',
  'Photo gallery': 'Fotografije',
  Slide: 'Fotografija',
  '{index} of {total}': '{index} od {total}',
}

export function SwipeStage({ photos, index, onIndex, controller }: SwipeStageProperties) {
  return (
    <div className="gallery-swipe">
      <Lightbox
        plugins={[Inline]}
        slides={photos.map((src) => ({ src }))}
        index={index}
        on={{ view: ({ index: shown }) => onIndex(shown) }}
        controller={{ ref: controller, closeOnEscape: false }}
        carousel={{ finite: photos.length < 2, padding: 0, imageProps: { referrerPolicy: 'no-referrer' } }}
        animation={{ fade: 0, swipe: 300, navigation: 200 }}
        render={ours}
        toolbar={{ buttons: [] }}
        labels={labels}
      />
    </div>
  )
}
