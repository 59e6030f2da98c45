/**
 * Answers that were made a moment ago, by their address: what many ask for at once is made once. They live far
 * shorter than Cache-Control lets anybody keep them, so nobody sees a change later for it.
 */

/** More than these at once are not worth the memory. */
const most = 300

interface RecentAnswer {
  text: Promise<string>
  /** When it was begun: what changed later is missing in it. */
  begun: number
}

export class RecentAnswers {
  private readonly answers = new Map<string, RecentAnswer>()

  /**
   * @param life milliseconds; with 0 every answer is made anew
   * @param now milliseconds since any fixed instant
   */
  constructor(
    private readonly life: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A failure is nobody's answer but that of those who waited for it. */
  take(address: string, make: () => Promise<string>): Promise<string> {
    const known = this.answers.get(address)
    if (known && this.now() - known.begun < this.life) return known.text
    const answer = { text: make(), begun: this.now() }
    if (this.life > 0) this.keep(address, answer)
    return answer.text
  }

  private keep(address: string, answer: RecentAnswer): void {
    this.answers.delete(address)
    this.answers.set(address, answer)
    for (const [oldest, { begun }] of this.answers) {
      if (this.answers.size <= most && this.now() - begun < this.life) break
      this.answers.delete(oldest)
    }
    answer.text.catch(() => {
      if (this.answers.get(address) === answer) this.answers.delete(address)
    })
  }
}
