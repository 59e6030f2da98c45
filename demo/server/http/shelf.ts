/** What was made once and may be asked for again: up to so much, what was used longest ago goes. */
export class Shelf<T> {
  private readonly things = new Map<string, { thing: T; size: number }>()
  private held = 0

  /** @param room the sum of sizes to keep, in whatever unit they are given */
  constructor(private readonly room: number) {}

  take(key: string): T | undefined {
    const known = this.things.get(key)
    if (!known) return undefined
    this.things.delete(key)
    this.things.set(key, known)
    return known.thing
  }

  /** In the place of what the key has held. */
  put(key: string, thing: T, size: number): T {
    this.held -= this.things.get(key)?.size ?? 0
    this.things.delete(key)
    this.things.set(key, { thing, size })
    this.held += size
    for (const [oldest, { size }] of this.things) {
      if (this.held <= this.room) break
      this.things.delete(oldest)
      this.held -= size
    }
    return thing
  }
}
