/** The process's log: plain text for a terminal, or (LOG=json) a JSON object per line with time, level and request. */
import pino from 'pino'
import type { Log } from '../api/database/database'

export function startLog({ isJson }: { isJson: boolean }): Log {
  if (!isJson) return (line, { request } = {}) => console.log(request ? `${line} (${request})` : line)
  const logger = pino({
    ...{ base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    formatters: { level: (label) => ({ level: label }) },
  })
  return (line, { level = 'info', ...more } = {}) => logger[level](more, line)
}
