/** The look: colour, roundness, font, light or dark. */
import { useEffect, useId, useRef, useState } from 'react'
import { Field } from '../../../src/ui/fields/field'
import { Select } from '../../../src/ui/fields/select/select'
import { Segmented } from './controls'
import {
  type Font,
  fonts,
  isDarkened,
  ownColor,
  ownRadius,
  plainColor,
  radii,
  schemeNames,
  type Theme,
} from './theme'

interface ThemeFormProperties {
  theme: Theme
  onChange: (changed: Partial<Theme>, how: 'push' | 'replace') => void
}

const radiusNames: Readonly<Record<number, string>> = { 0: 'Brez' }
const schemeLabels = { samodejno: 'Samodejno', svetlo: 'Svetlo', temno: 'Temno' } as const

const radiusOptions = radii.map((radius) => ({
  value: String(radius),
  label: radiusNames[radius] ?? `${radius} px`,
}))
/** The option for the host's own value. */
const hostFont = 'stran'
const fontOptions = [
  { value: hostFont, label: 'Kot na vaši strani' },
  ...Object.entries(fonts).map(([value, { name }]) => ({ value, label: name })),
]

export function ThemeForm({ theme, onChange }: ThemeFormProperties) {
  const titleId = useId()
  const { color, radius, font, scheme } = theme
  return (
    <section className="group stack" aria-labelledby={titleId}>
      <h2 className="group-title" id={titleId}>
        Videz
      </h2>
      <ColorField color={color} onChange={(changed) => onChange({ color: changed }, 'replace')} />
      {color !== null && isDarkened(color) && <Darkened color={color} />}
      <Select
        label="Zaobljenost"
        value={String(radius ?? ownRadius)}
        options={radiusOptions}
        clearable={radius !== null}
        onChange={(text) => onChange({ radius: text === null ? null : Number(text) }, 'push')}
      />
      <Select
        label="Pisava"
        value={font ?? hostFont}
        options={fontOptions}
        clearable={false}
        onChange={(name) => onChange({ font: fontOf(name) }, 'push')}
      />
      <Segmented
        label="Svetlo ali temno"
        options={schemeNames.map((value) => ({ value, label: schemeLabels[value] }))}
        value={scheme}
        onChange={(changed) => onChange({ scheme: changed }, 'push')}
      />
      {scheme === 'temno' && <p className="secondary">Za strani s&nbsp;temnim ozadjem.</p>}
    </section>
  )
}

/** The effective colour, from the preview, by the widgets' own rule. */
function Darkened({ color }: { color: string }) {
  const sample = useRef<HTMLSpanElement>(null)
  // Property by property: the shell's policy allows scripts to set styles, but no style attributes.
  useEffect(() => sample.current?.style.setProperty('--chosen', color), [color])
  return (
    <p className="darkened secondary">
      <span ref={sample} className="darkened-sample" aria-hidden="true">
        IŠČI
      </span>
      Pod belim besedilom bo barva takšna: izbrana je presvetla, da bi se besedilo na njej dobro bralo.
    </p>
  )
}

const fontOf = (name: string | null): Font | null =>
  (Object.keys(fonts) as Font[]).find((each) => each === name) ?? null

/** Typed, or picked in the browser's colour picker. The typed text is kept as long as it means the current colour. */
function ColorField({ color, onChange }: { color: string | null; onChange: (color: string | null) => void }) {
  const labelId = useId()
  const [draft, setDraft] = useState<{ text: string; means: string | null } | null>(null)
  const shown = color ?? ownColor
  const set = (text: string) => {
    const means = plainColor(text)
    setDraft({ text, means: means ?? shown })
    if (means !== null || text.trim() === '') onChange(means === ownColor ? null : means)
  }
  const text = draft && (draft.text === '' ? color === null : draft.means === shown) ? draft.text : shown
  return (
    <Field label="Barva" labelId={labelId} filled open={false}>
      <input
        className="field-control color-text"
        aria-label="Barva"
        autoComplete="off"
        spellCheck={false}
        maxLength={16}
        value={text}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        onBlur={() => setDraft(null)}
      />
      <input
        type="color"
        className="swatch"
        aria-label="Izberi barvo"
        value={shown}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    </Field>
  )
}
