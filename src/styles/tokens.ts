/** The custom properties that a host may set, for the docs and for editors. tokens.css reads them. */

export interface Token {
  name: `--parket-${string}`
  /** The accepted values, in CSS syntax. */
  syntax: string
  /** The default. */
  fallback: string
  description: string
}

export const tokens: readonly Token[] = [
  {
    name: '--parket-color-primary',
    syntax: '<color>',
    fallback: '#0093d4',
    description: 'The brand’s colour: buttons, links, marks',
  },
  {
    name: '--parket-color-on-primary',
    syntax: '<color>',
    fallback: '#fff',
    description: 'Text on the brand’s colour; a light colour',
  },
  {
    name: '--parket-color-surface',
    syntax: '<color>',
    fallback: 'light-dark(#fff, #0c141b)',
    description: 'The ground',
  },
  {
    name: '--parket-color-text',
    syntax: '<color>',
    fallback: 'light-dark(#0f1c26, #e9eff4)',
    description: 'Text on the ground',
  },
  {
    name: '--parket-color-muted',
    syntax: '<color>',
    fallback: 'light-dark(#526270, #9dabb7)',
    description: 'Text of less weight',
  },
  {
    name: '--parket-color-border',
    syntax: '<color>',
    fallback: 'light-dark(#dde3e8, #283641)',
    description: 'Lines between and around things',
  },
  {
    name: '--parket-font-family',
    syntax: '<family-name>#',
    fallback: 'inherit',
    description: 'Fonts; the page’s own where nothing is said',
  },
  { name: '--parket-radius', syntax: '<length>', fallback: '10px', description: 'Roundness of corners' },
  {
    name: '--parket-content-width',
    syntax: '<length>',
    fallback: '1200px',
    description: 'Greatest width of the content',
  },
  {
    name: '--parket-scale',
    syntax: '<number>',
    fallback: '1',
    description: 'Size of everything, as a factor',
  },
]
