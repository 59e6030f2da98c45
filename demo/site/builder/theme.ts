/** The look: some of the contract's custom properties. Every value is from a closed set or parsed. */

export const fonts = {
  sistemska: { name: 'Sistemska', family: 'system-ui, sans-serif' },
  arial: { name: 'Arial', family: 'Arial, Helvetica, sans-serif' },
  verdana: { name: 'Verdana', family: 'Verdana, Geneva, sans-serif' },
  georgia: { name: 'Georgia', family: 'Georgia, serif' },
} as const
export type Font = keyof typeof fonts
const fontNames = Object.keys(fonts) as Font[]

export const schemes = { samodejno: null, svetlo: 'light', temno: 'dark' } as const
export type Scheme = keyof typeof schemes
export const schemeNames = Object.keys(schemes) as Scheme[]

/** px. */
export const radii = [0, 4, 6, 8, 10, 12, 16, 20] as const

/** Null is the default. */
export interface Theme {
  /** "#rrggbb" in lower case. */
  color: string | null
  radius: number | null
  font: Font | null
  scheme: Scheme
}

export const noTheme: Theme = { color: null, radius: null, font: null, scheme: 'samodejno' }

export const ownColor = '#0093d4'
export const ownRadius = 10

/** Parses a typed colour to "#rrggbb": with or without #, three or six digits; null for anything else. */
export function plainColor(text: string): string | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  if (!digits) return null
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** The lightness (OKLCH) up to which white text is readable; tokens.css darkens lighter colours. */
const lightest = 0.5

/** Whether the widgets darken this colour ("#rrggbb") under white text. */
export function isDarkened(color: string): boolean {
  const linear = (from: number): number => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = [linear(1), linear(3), linear(5)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short > lightest
}

const unlessOwn = <T>(value: T | null | undefined, own: T): T | null =>
  value === undefined || value === own ? null : value

export function readTheme(parameters: URLSearchParams): Theme {
  const radius = radii.find((each) => String(each) === parameters.get('zaobljenost'))
  return {
    color: unlessOwn(plainColor(parameters.get('barva') ?? ''), ownColor),
    radius: unlessOwn(radius, ownRadius),
    font: fontNames.find((name) => name === parameters.get('pisava')) ?? null,
    scheme: schemeNames.find((name) => name === parameters.get('nacin')) ?? 'samodejno',
  }
}

export function themeQuery({ color, radius, font, scheme }: Theme): Record<string, string | null> {
  return {
    barva: color?.slice(1) ?? null,
    zaobljenost: radius === null ? null : String(radius),
    pisava: font,
    nacin: scheme === 'samodejno' ? null : scheme,
  }
}

/** CSS declarations for the element: property and value. */
export function themeStyle({ color, radius, font, scheme }: Theme): [property: string, value: string][] {
  const declared: [string, string | null][] = [
    ['--parket-color-primary', color],
    ['--parket-radius', radius === null ? null : `${radius}px`],
    ['--parket-font-family', font && fonts[font].family],
    ['color-scheme', schemes[scheme]],
  ]
  return declared.flatMap(([property, value]) =>
    value === null ? [] : [[property, value] as [string, string]],
  )
}
