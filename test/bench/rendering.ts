/** Rendering for the bench, whose loader is closed once this module is here: all parts have to be, too. */
import { partsLoaded } from '../../demo/site/render-thread/element'

await partsLoaded

export { renderElement } from '../../demo/site/render-thread/element'
