/// <reference types="vite/client" />
/** Imported where a test says when a screen is at rest: nobody can see that the file of a part is on its way. */
import.meta.glob(['../src/{blocks,ui}/**/*.tsx', './*/**/*.tsx', '!**/*.{test,fixture}.tsx'], { eager: true })
