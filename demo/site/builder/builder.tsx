/** "Vdelaj": choose a widget, change its settings, preview it, copy the code. All of its state is in the URL. */
import { useEffect, useMemo, useState } from 'react'
import type { WidgetDefinition } from '../../../src/island/definition'
import { useMetadata } from '../../../src/page/use-metadata'
import { useQueryText } from '../../../src/page/use-query'
import { useWidget } from '../../../src/page/widget'
import { builderPath } from '../shell/routes'
import { builderAbout } from '../shell/site-pages'
import { builderTag } from './attributes'
import { completed, type OfferedChoices, useChoices } from './choices'
import { Code } from './code'
import { Docs } from './docs'
import { FactSheet } from './fact-sheet'
import { Presets } from './presets'
import { isNarrow, Preview } from './preview'
import { settingsOfScreen, sitePageOf } from './screen'
import { partsOf, readSettings, type Settings, settingsQuery, withWidget } from './settings'
import { SettingsForm } from './settings-form'
import { type Files, factSheetIn, Manifest, useSiteFile } from './site-file'
import { snippetOf } from './snippet'
import { wordsOf } from './tags'
import { ThemeForm } from './theme-form'
import { WidgetChoice } from './widget-choice'
import './builder.css?sheet'

/** Query key for the address of the page that the visitor came from. */
const screenKey = 'zaslon'

const settingsOf = (query: string): Settings => {
  const screen = new URLSearchParams(query).get(screenKey)
  if (screen === null) return readSettings(query)
  const shown = settingsOfScreen(screen)
  return isNarrow() ? { ...shown, width: null } : shown
}

type How = 'push' | 'replace'

function useSettings() {
  const { query } = useWidget()
  const text = useQueryText(query)
  const settings = useMemo(() => settingsOf(text), [text])
  const isScreen = new URLSearchParams(text).has(screenKey)
  // After that the settings themselves are in the URL.
  useEffect(() => {
    if (isScreen) query.put(settingsQuery(settings), 'replace')
  }, [isScreen, query, settings])
  const set = (changed: Partial<Settings>, how: How = 'push') =>
    query.put(settingsQuery({ ...settings, ...changed }), how)
  return { settings, set }
}

function Screen() {
  const { settings, set } = useSettings()
  const [playersOf, setPlayersOf] = useState<string | null>(null)
  const choices = useChoices(settings, playersOf)
  const whole = useMemo(() => completed(settings, choices), [settings, choices])
  const widget = useWidget()
  const { site } = widget.configuration
  const files = useSiteFile('manifest.json', Manifest)?.files
  const facts = useSiteFile(files ? factSheetIn(files) : null, FactSheet)
  useEffect(() => widget.showContent(), [widget])
  useMetadata({ ...builderAbout, path: builderPath })
  return (
    <div className="builder stack">
      <header className="builder-head">
        <h1 className="page-title">{builderAbout.title}</h1>
        <p className="builder-line">{builderAbout.description}</p>
      </header>
      <div className="builder-form stack unprinted">
        <Presets onChoose={set} settings={settings} />
        <WidgetChoice value={settings.widget} onChange={(widget) => set(withWidget(settings, widget))} />
        <SettingsForm
          settings={whole}
          choices={choices}
          playersOf={playersOf}
          onPlayersOf={setPlayersOf}
          onChange={set}
        />
        <ThemeForm
          theme={settings.theme}
          onChange={(changed, how) => set({ theme: { ...settings.theme, ...changed } }, how)}
        />
      </div>
      <div className="builder-result stack">
        <Snippet settings={whole} offers={choices.offers} files={files} onChange={set} />
        <Preview settings={whole} onWidth={(width) => set({ width })} />
        <Docs widget={settings.widget} facts={facts} site={site} />
      </div>
    </div>
  )
}

interface SnippetProperties {
  settings: Settings
  offers: OfferedChoices['offers']
  files: Files | undefined
  onChange: (changed: Partial<Settings>) => void
}

function Snippet({ settings, offers, files, onChange }: SnippetProperties) {
  const { kind, isSigned } = settings
  // The shell's own script is on the site's origin.
  const { site } = useWidget().configuration
  const partOf = (part: Settings) => {
    // An embed's content changes daily, so it has no integrity.
    const script = { modul: 'parket.js', skripta: `standalone/${part.widget}.js` }[String(kind)]
    const known = (script && files?.[script]?.integrity) || null
    const href = sitePageOf(part, site)
    const fallback = href === null ? null : { href, text: nameOf(part, offers) }
    return { settings: part, facts: { site, fallback, integrity: isSigned ? known : null }, known }
  }
  const [main = partOf(settings), beside] = partsOf(settings).map(partOf)
  return (
    <Code
      text={snippetOf(main, beside)}
      kind={kind}
      site={site}
      page={main.facts.fallback?.href ?? null}
      isPlain={
        settings.theme.color === null && settings.theme.radius === null && settings.theme.font === null
      }
      onKind={(changed) => onChange({ kind: changed })}
      isSigned={main.known === null ? null : isSigned}
      onSigned={(changed) => onChange({ isSigned: changed })}
    />
  )
}

/** The record that the widget shows, if it shows one, else its name. */
function nameOf({ widget, values }: Settings, offers: OfferedChoices['offers']): string {
  const { needs = '', name } = wordsOf(widget)
  return offers[needs]?.find(({ value }) => value === values[needs])?.label ?? name
}

export const builder: WidgetDefinition<typeof builderTag.attributes> = {
  tag: builderTag,
  Screen,
  styles: import.meta.sheets,
}
