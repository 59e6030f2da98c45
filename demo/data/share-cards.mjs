/**
 * Draws the share cards again: `npm run share-cards`, after a picture under storage was added or changed. Those who
 * show og:image take no SVG, so each drawing that a page may have as its picture gets a JPEG under storage/share.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const storage = new URL('storage/', import.meta.url).pathname
const picturesIn = (folder) =>
  readdirSync(join(storage, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.svg'))
    .map(({ name }) => join(folder, name))

/** Pixels: what large cards have; a person's face is better whole, in a square. */
const sizeOf = (file) => (file.startsWith('portraits/') ? [630, 630] : [1200, 630])

async function convert(file) {
  const copy = join(storage, 'share', file.replace(/\.svg$/, '.jpg'))
  mkdirSync(dirname(copy), { recursive: true })
  const [width, height] = sizeOf(file)
  await sharp(join(storage, file), { density: 150 })
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(copy)
}

const files = [...['scenes', 'team-photos', 'portraits'].flatMap(picturesIn), 'default-news.svg']
for (const file of files) await convert(file)
console.log(`${files.length} share cards`)
