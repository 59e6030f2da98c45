import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Ignored by git; emptied before each run of the tests. */
export const evidenceFolder = join(project, 'test-results')

/** A name that is valid in every file system. */
const plain = (/** @type {string} */ text) =>
  text
    .normalize('NFD')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 100)

/**
 * @param {string} file the test's file, absolute
 * @param {string} name the test's name with those of the groups around it
 * @returns {string} a path without an ending
 */
export const evidencePlace = (file, name) => join(evidenceFolder, plain(relative(project, file)), plain(name))
