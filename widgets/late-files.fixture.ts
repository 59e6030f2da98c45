/// <reference types="vite/client" />
/** Imported by tests that wait until a screen has settled: a pending file of a part can't be observed. */
import.meta.glob(['../src/{blocks,ui}/**/*.tsx', './*/**/*.tsx', '!**/*.{test,fixture}.tsx'], { eager: true })
