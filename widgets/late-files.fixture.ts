/// <reference types="vite/client" />
/** All lazy parts, loaded before a test begins: it can't observe a file that is on its way. */
import.meta.glob(['../src/{blocks,ui}/**/*.tsx', './*/**/*.tsx', '!**/*.{test,fixture}.tsx'], { eager: true })
