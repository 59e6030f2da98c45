import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchBox } from './search-box'
import { type Rendered, renderInShadow, unmountAll } from './shadow.fixture'

afterEach(unmountAll)

const actions = [
  { text: 'VSE TEKME', href: 'https://kzs.example/tekme' },
  { text: 'ZGODOVINA TEKMOVANJ', href: 'https://kzs.example/zgodovina-tekmovanj' },
  { text: 'SODNIŠKI ISKALNIK', href: 'https://kzs.example/sodniski-iskalnik' },
]

interface Look {
  filters: number
  width: number
  withActions?: boolean
  onSearch?: () => void
}

function renderBox({ filters, width, withActions = false, onSearch = () => {} }: Look): Rendered {
  return renderInShadow(
    <SearchBox title="Poišči tekmo" headingLevel={3} onSearch={onSearch} actions={withActions ? actions : []}>
      {['Datum', 'Klub', 'Tekmovanje', 'Dvorana', 'Sodnik', 'Komisar'].slice(0, filters).map((label) => (
        <input
          key={label}
          aria-label={label}
          className="probe"
          style={{ blockSize: 56, inlineSize: '100%' }}
        />
      ))}
    </SearchBox>,
    import.meta.sheets,
    width,
  )
}

function columns({ shadow }: Rendered): number {
  const tops = [...shadow.querySelectorAll('.probe')].map((field) => field.getBoundingClientRect().top)
  return tops.filter((top) => top === tops[0]).length
}

test.each([
  [{ filters: 4, width: 1200, withActions: true }, 4],
  [{ filters: 3, width: 1200 }, 3],
  [{ filters: 6, width: 1200 }, 3],
  [{ filters: 4, width: 760 }, 4],
  [{ filters: 4, width: 759 }, 2],
  [{ filters: 6, width: 480 }, 2],
  [{ filters: 4, width: 479 }, 2],
  [{ filters: 4, width: 319 }, 1],
])('the columns of %j are %d', (look, count) => {
  expect(columns(renderBox(look))).toBe(count)
})

describe('IŠČI', () => {
  const top = ({ shadow }: Rendered, selector: string) =>
    shadow.querySelector(selector)?.getBoundingClientRect().top

  test.each([
    [{ filters: 4, width: 1200 }, true, '148 × 56'],
    [{ filters: 4, width: 940 }, true, '148 × 56'],
    [{ filters: 4, width: 939 }, false, null],
    [{ filters: 4, width: 1200, withActions: true }, false, '160 × 48'],
    [{ filters: 3, width: 1200 }, false, '160 × 48'],
    [{ filters: 4, width: 390 }, false, '358 × 48'],
  ])('of %j is in the row of the filters: %s, and large as %s', (look, joined, size) => {
    const rendered = renderBox(look)
    const button = rendered.shadow.querySelector('button')
    expect(top(rendered, 'button') === top(rendered, '.probe')).toBe(joined)
    if (size) expect(`${button?.offsetWidth} × ${button?.offsetHeight}`).toBe(size)
  })

  test('of a search that its title names searches by a click and by Enter in a filter, without leaving the page', async () => {
    const onSearch = vi.fn()
    renderBox({ filters: 2, width: 800, onSearch })
    await expect.element(page.getByRole('heading', { level: 3, name: 'Poišči tekmo' })).toBeVisible()
    const search = page.getByRole('search', { name: 'Poišči tekmo' })
    await userEvent.click(search.getByRole('button', { name: 'IŠČI' }))
    await userEvent.click(page.getByRole('textbox', { name: 'Klub' }))
    await userEvent.keyboard('{Enter}')
    expect(onSearch).toHaveBeenCalledTimes(2)
  })
})
