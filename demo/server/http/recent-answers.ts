/**
 * Answers that were made a moment ago, by their address: what many ask for at once is made once. They live far
 * shorter than Cache-Control lets anybody keep them, so nobody sees a change later for it.
 */

interface RecentAnswer<T> {
  answer: Promise<T>
  /** When it was begun: what changed later is missing in it. */
  begun: number
}

export class RecentAnswers<T = string> {
  private readonly answers = new Map<string, RecentAnswer<T>>()

  /**
   * @param life milliseconds; with 0 every answer is made anew
   * @param most more than these at once are not worth the memory
   * @param now milliseconds since any fixed instant
   */
  constructor(
    private readonly life: number,
    private readonly most = 300,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A failure is nobody's answer but that of those who waited for it. */
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
