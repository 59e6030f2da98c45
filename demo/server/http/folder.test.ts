import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Folder } from './folder'

test('a folder’s files are read once, as long as there is room for them', async () => {
  const place = mkdtempSync(join(tmpdir(), 'parket-folder-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  for (const name of ['a', 'b', 'c']) writeFileSync(join(place, name), name.repeat(4000))
  const folder = new Folder(place, 10_000)
  const [a, b] = [await folder.find('a'), await folder.find('b')]
  expect([await folder.find('a'), await folder.find('b')].map((file) => file === a || file === b)).toEqual([
    true,
    true,
  ])
  await folder.find('c')
  expect([await folder.find('b'), await folder.find('a')].map((file) => file === a || file === b)).toEqual([
    true,
    false,
  ])
})
