/** Progress of long work: a bar on a terminal, a line every ten percent elsewhere. */

export interface Stage {
  isTTY?: boolean | undefined
  write(text: string): unknown
}

export type Progress = (done: number, total: number) => void

const barWidth = 30

/** Call the returned function with how much is done; at `done === total` the line ends. */
export function showProgress(stage: Stage, what: string): Progress {
  let shown = -1
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total)
    const step = stage.isTTY || done === total ? percent : percent - (percent % 10)
    if (step === shown) return
    shown = step
    stage.write(
      stage.isTTY ? `\r${bar(percent)} ${what}${done === total ? '\n' : ''}` : `${what}: ${step} %\n`,
    )
  }
}

function bar(percent: number): string {
  const full = Math.round((percent * barWidth) / 100)
  return `[${'#'.repeat(full)}${'.'.repeat(barWidth - full)}] ${String(percent).padStart(3)} %`
}
