/**
 * A short-lived cache of answers by address, so that an answer for many simultaneous requests is computed once. Entries
 * live far shorter than Cache-Control allows, so it never delays a change.
 */

interface RecentAnswer<T> {
  answer: Promise<T>
  /** When the computation began; later changes are missing. */
  begun: number
}

export class RecentAnswers<T = string> {
  private readonly answers = new Map<string, RecentAnswer<T>>()

  /**
   * @param life lifetime in ms; with 0 every answer is computed anew
   * @param most limit of entries
   * @param now milliseconds since any fixed instant
   */
  constructor(
    private readonly life: number,
    private readonly most = 300,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A failure isn't cached, it is only the answer to those who waited for it. */
  take(address: string, make: () => Promise<T>): Promise<T> {
    const known = this.answers.get(address)
    if (known && this.now() - known.begun < this.life) return known.answer
    const recent = { answer: make(), begun: this.now() }
    this.keep(address, recent)
    return recent.answer
  }

  private keep(address: string, recent: RecentAnswer<T>): void {
    this.answers.delete(address)
    this.answers.set(address, recent)
    for (const [oldest, { begun }] of this.answers) {
      if (this.answers.size <= this.most && this.now() - begun < this.life) break
      this.answers.delete(oldest)
    }
    recent.answer.catch(() => {
      if (this.answers.get(address) === recent) this.answers.delete(address)
    })
  }
}
