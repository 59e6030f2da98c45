/** Files that the build puts beside parket.js: what each script weighs and is signed with, and what a reviewer needs. */
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { requestOnce } from '../../../src/client/request'
import { useWidget } from '../../../src/page/widget'

export const Manifest = v.object({ files: v.record(v.string(), v.object({ integrity: v.string() })) })

export type Files = v.InferOutput<typeof Manifest>['files']

/** The fact sheet's name has a hash in it. */
export const factSheetIn = (files: Files): string | null =>
  Object.keys(files).find((file) => file.startsWith('assets/fact-sheet-')) ?? null

/** Null until it has come, and for good where it has no name, is missing or of another shape: nothing is shown then. */
export function useSiteFile<S extends v.GenericSchema>(
  name: string | null,
  schema: S,
): v.InferOutput<S> | null {
  const { site } = useWidget().configuration
  const [content, setContent] = useState<v.InferOutput<S> | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    const leaving = new AbortController()
    requestOnce(`${site}/${name}`, leaving.signal).then(
      (answer) => {
        const parsed = v.safeParse(schema, answer)
        if (parsed.success && !leaving.signal.aborted) setContent(parsed.output)
      },
      () => {},
    )
    return () => leaving.abort()
  }, [site, name, schema])
  return content
}
