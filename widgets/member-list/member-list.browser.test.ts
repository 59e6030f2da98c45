import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/element/register'
import { memberWith, type Routes } from '../answers.fixture'
import { closePage, failing, markupIn, openPage, partsIn, put, waitFor } from '../host-page.fixture'
import { memberList } from './screen'

register(memberList)

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
})

/** Members with these fields; by default the names are what tells them apart. */
const listOf = (...fields: object[]): Routes => ({
  '/members': fields.map((each, index) => memberWith({ id: index, ...each })),
})

/** The list of these members, once it is there. */
async function showMembers(routes?: Routes): Promise<HTMLElement> {
  openPage(routes)
  const element = put('<parket-member-list></parket-member-list>')
  await waitFor(() => expect(partsIn(element, 'club').length).toBeGreaterThan(0))
  return element
}

const namesIn = (element: Element) =>
  partsIn(element, 'club').map((club) => club.querySelector('summary')?.textContent)

const openIn = (element: Element) =>
  partsIn(element, 'club')
    .filter((club) => club.hasAttribute('open'))
    .map((club) => club.querySelector('summary')?.textContent)

/** Each text on its own, in the order of reading. */
function textsIn(body: Node | null | undefined): string[] {
  if (!body) return []
  const texts = body instanceof Text ? [body.data] : [...body.childNodes].flatMap(textsIn)
  return texts.filter((text) => text.trim() !== '')
}

const head = (name: string) => page.getByText(name, { exact: true })

describe('the members', () => {
  test('stand in the order of the Slovenian alphabet, whatever order they come in', async () => {
    const names = ['Žabe', 'Sokoli', 'Črni lisjaki', 'Zmaji', 'Celinci', 'Šoštanj', 'Domačini', 'čebele']
    const element = await showMembers(listOf(...names.map((fullName) => ({ fullName }))))
    expect(namesIn(element)).toEqual([
      'Celinci',
      'čebele',
      'Črni lisjaki',
      'Domačini',
      'Sokoli',
      'Šoštanj',
      'Zmaji',
      'Žabe',
    ])
  })

  test('stand under a heading of the level that the host gives', async () => {
    openPage()
    const element = put('<parket-member-list heading-level="1"></parket-member-list>')
    await expect.element(page.getByRole('heading', { name: 'Člani zveze', level: 1 })).toBeVisible()
    element.removeAttribute('heading-level')
    await expect.element(page.getByRole('heading', { name: 'Člani zveze', level: 2 })).toBeVisible()
  })

  test('are placeholders until they come', async () => {
    openPage({ '/members': new Promise(() => {}) })
    const element = put('<parket-member-list></parket-member-list>')
    await waitFor(() => expect(partsIn(element, 'skeleton').length).toBeGreaterThan(0))
    await expect.element(page.getByRole('status')).toHaveTextContent('Nalaganje')
  })

  test('name the page for whoever shows it', async () => {
    const details: unknown[] = []
    const hear = (event: Event) => details.push((event as CustomEvent).detail)
    document.addEventListener('parket-metadata', hear)
    const { origin } = openPage({}, { productName: 'Koš' })
    put('<parket-member-list></parket-member-list>')
    await waitFor(() => expect(details).toHaveLength(1))
    document.removeEventListener('parket-metadata', hear)
    expect(details).toEqual([
      {
        title: 'Koš - Člani zveze',
        description: 'Klubi, člani zveze: naslovi, predsedniki in tekme',
        image: null,
        url: `${origin}/klubi`,
      },
    ])
  })

  test('of whom one is broken show all the others, and one line tells', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = await showMembers(
      listOf({ fullName: 'Zmaji' }, { fullName: null }, { fullName: 'Celinci' }),
    )
    expect(namesIn(element)).toEqual(['Celinci', 'Zmaji'])
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^parket-member-list: Get members: left out 1: 1 /)],
    ])
  })

  test('that can’t be loaded leave the element empty, with no word about it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/members': failing(404) })
    const element = put('<parket-member-list></parket-member-list>')
    await waitFor(() => expect(events).toContain('parket-error parket-member-list'))
    await waitFor(() => expect(markupIn(element)).toBe(''))
  })
})

describe('a member', () => {
  test('opens by a click and closes by the next; another one closes it too', async () => {
    const element = await showMembers()
    expect(openIn(element)).toEqual([])
    await userEvent.click(head('Zmaji'))
    expect(openIn(element)).toEqual(['Zmaji'])
    await userEvent.click(head('Celinci'))
    expect(openIn(element)).toEqual(['Celinci'])
    await userEvent.click(head('Celinci'))
    expect(openIn(element)).toEqual([])
  })

  test('opens by the keyboard', async () => {
    const element = await showMembers()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(openIn(element)).toEqual(['Celinci'])
  })

  test('opens in one list without closing the other list’s', async () => {
    const one = await showMembers()
    const other = put('<parket-member-list></parket-member-list>')
    await waitFor(() => expect(partsIn(other, 'club')).toHaveLength(7))
    await userEvent.click(head('Zmaji').nth(0))
    await userEvent.click(head('Celinci').nth(1))
    expect([openIn(one), openIn(other)]).toEqual([['Zmaji'], ['Celinci']])
  })

  const postOffice = { country: 'Slovenija', zipCode: '1000', name: 'Ljubljana' }
  const home = { type: 'PRIMARY', street: 'Celovška cesta', houseNumber: '25', postOffice }
  const street = ['Celovška cesta 25', '1000 Ljubljana', 'Slovenija']
  const president = ['Predsednik', 'Ana Zorman']

  test.each<[string, object, string[]]>([
    ['everything', {}, [...street, 'info@zmaji.example', ...president]],
    ['no e-mail', { email: null }, [...street, ...president]],
    ['no president', { president: null }, [...street, 'info@zmaji.example']],
    ['half a president', { president: { firstName: 'Ana' } }, [...street, 'info@zmaji.example']],
    ['no address', { addresses: [] }, ['info@zmaji.example', ...president]],
    ['no addresses', { addresses: null }, ['info@zmaji.example', ...president]],
    [
      'another address only',
      { addresses: [{ ...home, type: 'POSTAL' }] },
      ['info@zmaji.example', ...president],
    ],
    [
      'no number in the street and no post office',
      { addresses: [{ ...home, houseNumber: null, postOffice: null }], email: null },
      ['Celovška cesta', ...president],
    ],
    ['nothing at all', { addresses: [], email: null, president: null, shortName: 'Zmaji' }, ['Zmaji']],
    [
      'markup for a name',
      { addresses: [], email: null, president: { firstName: '<b>Ana</b>', lastName: '&amp;' } },
      ['Predsednik', '<b>Ana</b> &amp;'],
    ],
  ])('that has %s shows what there is', async (_, fields, lines) => {
    const element = await showMembers(listOf({ fullName: 'KK Zmaji', ...fields }))
    await userEvent.click(head('KK Zmaji'))
    expect(textsIn(partsIn(element, 'club')[0]?.querySelector('.accordion-body'))).toEqual([
      ...lines,
      'Tekme kluba',
    ])
  })

  test('leads to its matches', async () => {
    await showMembers(listOf({ id: 7, fullName: 'KK Zmaji' }))
    await userEvent.click(head('KK Zmaji'))
    const link = page.getByRole('link', { name: 'Tekme kluba' })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/tekme\?klub=7$/))
  })

  test('leads to its competitions', async () => {
    const competitions = [{ id: 36, name: '1. liga', season: { name: '2025/2026' } }]
    await showMembers(listOf({ fullName: 'KK Zmaji', competitions }))
    await userEvent.click(head('KK Zmaji'))
    const link = page.getByRole('link', { name: '1. liga 2025/2026' })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/tekmovanje\/36$/))
  })

  test('can be written to', async () => {
    await showMembers()
    await userEvent.click(head('Zmaji'))
    const link = page.getByRole('link', { name: 'info@zmaji.example' })
    await expect.element(link).toHaveAttribute('href', 'mailto:info@zmaji.example')
  })

  test('whose e-mail is written as a link names the address alone', async () => {
    await showMembers(listOf({ fullName: 'KK Zmaji', email: 'mailto:info@zmaji.example' }))
    await userEvent.click(head('KK Zmaji'))
    const link = page.getByRole('link', { name: 'info@zmaji.example', exact: true })
    await expect.element(link).toHaveAttribute('href', 'mailto:info@zmaji.example')
  })

  test.each([
    'javascript:alert(1)',
    'javascript:alert(1)//@zmaji.example\nx',
    'info',
    'a@b@zmaji.example',
    'info @zmaji.example',
    '<img src=x onerror=alert(1)>@zmaji.example',
    '@',
  ])('whose e-mail is %j shows it as text', async (email) => {
    const element = await showMembers(listOf({ fullName: 'KK Zmaji', email, code: null }))
    await userEvent.click(head('KK Zmaji'))
    await expect.element(page.getByText(email.replace(/\s+/g, ' '), { exact: true })).toBeVisible()
    expect(partsIn(element, 'club')[0]?.querySelectorAll('a:not([href*="/tekme?"]), img')).toHaveLength(0)
  })

  test.each(['javascript:alert(1)@zmaji.example', '"><b>@zmaji.example', 'info@zmaji.example?bcc=vsi'])(
    'whose e-mail is %j is written to by mail only',
    async (email) => {
      await showMembers(listOf({ fullName: 'KK Zmaji', email }))
      await userEvent.click(head('KK Zmaji'))
      const link = page.getByText(email, { exact: true }).element() as HTMLAnchorElement
      expect([link.protocol, link.textContent]).toEqual(['mailto:', email])
    },
  )
})
