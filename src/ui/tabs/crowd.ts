/** What a bar needs whose tabs don't fit; nothing may import this file other than by `import()`. */
export { MoreTabs } from './more-tabs'
export { watchFit } from './watch-fit'
