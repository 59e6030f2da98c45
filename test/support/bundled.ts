/** A script of a test's page, with what it imports, as one file that a browser can run. */
import { build } from 'vite'

/** React is the one for developers, as in a host's workshop: only there StrictMode does anything. */
export async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'script' } },
  })
  const [output] = [result].flat()
  const [file] = output && 'output' in output ? output.output : []
  if (file?.type !== 'chunk') throw new Error(`${entry} gives no script`)
  return file.code
}
