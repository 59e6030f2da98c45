/**
 * What assistive technology is told of each screen: the tree in test/browser/trees, read line by line. After a change that
 * is meant, `WRITE_TREES=1` writes them anew, to be read again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { eventually, origin } from '../support/journey'
import { project } from '../support/site'
import { elements, type Surface, visitSurface } from '../support/surfaces'
import { shortened, statesOf, treeFaults, treeOf } from '../support/trees'

interface Row extends Surface {
  /** What a visitor does before the tree is read. */
  open?: (page: Page) => Promise<unknown>
}

const team = `${origin}/reprezentance/u20/vzorcna-ekipa`
const site = (name: string, path: string, root: string, content: string, open?: Row['open']): Row => ({
  ...{ name, address: () => new URL(path, origin).href, root, content },
  ...(open && { open }),
})

const rows: Row[] = [
  ...elements,
  site('shell-header', '/klubi', 'header', '#menu-items a'),
  site('shell-submenu', '/klubi', 'header', '#menu-items a', async (page) => {
    await page.locator('#menu-items button').first().focus()
    await page.keyboard.press('Enter')
  }),
  site('shell-footer', '/klubi', 'footer', '#footer-menu a'),
  site('builder', '/vdelaj', 'parket-builder', 'parket-builder > [slot] form'),
  site('team-matches', `${team}?tab=tekme`, 'parket-national-team', '[part~=match]'),
  site('team-statistics', `${team}?tab=statistika`, 'parket-national-team', '[role=combobox]'),
  site('team-history', `${team}?tab=zgodovina`, 'parket-national-team', '[role=combobox]'),
  site('open-select', '/tekme', 'parket-match-list form', '[part~=match]', async (page) => {
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option').first().waitFor()
  }),
  site(
    'open-calendar',
    '/tekme?od=14.02.2023&do=20.02.2023',
    'parket-match-list form',
    'form',
    async (page) => {
      await page.getByRole('textbox', { name: 'Datum' }).click()
      await page.getByRole('gridcell').first().waitFor()
    },
  ),
  site('open-gallery', '/novica/vzorcna-ekipa-pokaze-vse', 'dialog', '[part~=photo]', async (page) => {
    await page.getByRole('button', { name: 'Fotografija 1 od 4' }).click()
    await page.getByRole('dialog').getByText('1 / 4').waitFor()
  }),
]

describe('the tree', () => {
  it.each(rows)('of $name', async (row) => {
    const { page } = await visitSurface(row)
    await row.open?.(page)
    const root = page.locator(row.root).first()
    const file = join(project, `test/browser/trees/${row.name.replace('parket-', '')}.txt`)
    const short = async () => `${[...shortened(await treeOf(root)), ...(await statesOf(root))].join('\n')}\n`
    if (process.env.WRITE_TREES) writeFileSync(file, await short())
    await eventually(short).toBe(readFileSync(file, 'utf8'))
    expect(treeFaults(await treeOf(root))).toEqual([])
  })
})
