/**
 * The site's pages by address: each is made once for many visitors at a time, and the last whole one is served while
 * the data are away.
 */
import { LRUCache } from 'lru-cache'
import type { ShellPage } from './shell-page'

/** In bytes; and however small they are, more are not worth it. */
const [room, most] = [32 * 1024 * 1024, 2000]

interface KeptPage {
  page: ShellPage
  /** performance.now() */
  made: number
}

export class PageCache {
  readonly #kept = new LRUCache<string, KeptPage>({
    ...{ max: most, maxSize: room },
    sizeCalculation: ({ page: { content, policy } }) => content.bytes.length + policy.length,
  })
  readonly #coming = new Map<string, Promise<ShellPage>>()

  /** @param lifeMs for which a page is served again; with 0 each request makes one */
  constructor(private readonly lifeMs: number) {}

  take(address: string, make: () => Promise<ShellPage>): Promise<ShellPage> {
    const kept = this.#kept.get(address)
    if (kept && performance.now() - kept.made < this.lifeMs) return Promise.resolve(kept.page)
    return this.#coming.get(address) ?? this.#make(address, make)
  }

  /** The last whole page, however old. */
  last(address: string): ShellPage | undefined {
    return this.#kept.get(address)?.page
  }

  #make(address: string, make: () => Promise<ShellPage>): Promise<ShellPage> {
    const coming = make()
      .then((page) => {
        if (page.isWhole && page.status === 200) this.#kept.set(address, { page, made: performance.now() })
        return page
      })
      .finally(() => this.#coming.delete(address))
    this.#coming.set(address, coming)
    return coming
  }
}
