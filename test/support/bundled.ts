import { build } from 'vite'

/** React's development build, as in a host's development: only there StrictMode has an effect. */
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
