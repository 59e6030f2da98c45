/** Metrics for Prometheus, on a port of their own (METRICS_PORT). */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The kind of a request: paths would make too many labels. */
const kinds = [
  'api',
  'assets',
  'embed',
  'hosts',
  'oembed',
  'okvir',
  'shell',
  'standalone',
  'storage',
  'view',
] as const
type Kind = (typeof kinds)[number] | 'page' | 'probe' | 'file'

/** The kind of request that a path belongs to. */
export function kindOf(path: string): Kind {
  const first = path.split('/')[1] ?? ''
  if (/^(?:healthz|readyz)$/.test(first)) return 'probe'
  return kinds.find((kind) => kind === first) ?? (/\.\w+$/.test(path) ? 'file' : 'page')
}

/** Seconds */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** With Node's own figures. */
function registryOfProcess(): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register, prefix: 'parket_' })
  return register
}

export class Metrics {
  readonly registry = registryOfProcess()
  readonly #registers = [this.registry]
  readonly #requests = new Histogram({
    name: 'parket_request_seconds',
    help: 'Requests by what was asked for, method and status',
    labelNames: ['kind', 'method', 'status'],
    ...{ buckets, registers: this.#registers },
  })
  readonly renderings: Counter<'end'> = new Counter({
    name: 'parket_drawings_total',
    help: 'Visits of rendered pages, views and embeds by how they ended',
    ...{ labelNames: ['end'], registers: this.#registers },
  })
  readonly clicks: Counter<'end'> = new Counter({
    name: 'parket_ad_clicks_total',
    help: 'Ad clicks by what became of them',
    ...{ labelNames: ['end'], registers: this.#registers },
  })

  /** A gauge that is computed when it is read. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      ...{ name: `parket_${name}`, help, registers: this.#registers },
      collect: async () => gauge.set(await read()),
    })
  }

  request(kind: Kind, method: string, status: number, seconds: number): void {
    const known = /^(?:GET|HEAD|POST|OPTIONS)$/.test(method) ? method : 'other'
    this.#requests.observe({ kind, method: known, status }, seconds)
  }
}

export interface RequestLine {
  id: string
  method: string
  path: string
  status: number
  ms: number
}

/** The id that a trusted proxy has set, or a new one. */
const idPattern = /^[\w.-]{8,64}$/

/** Counts requests of visitors, not those of renderings to our own API; `tell` is called with a log line for each. */
export const observing =
  (metrics: Metrics | undefined, tell?: (line: RequestLine) => void): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.header('x-request-id')
    const id = given && idPattern.test(given) ? given : crypto.randomUUID()
    c.set('requestId', id)
    const begun = performance.now()
    await next()
    if (!c.env?.incoming) return
    const ms = performance.now() - begun
    const { method, path } = c.req
    const { status } = c.res
    if (status >= 500) c.header('X-Request-Id', id)
    metrics?.request(kindOf(path), method, status, ms / 1000)
    tell?.({ id, method, path, status, ms: Math.round(ms * 10) / 10 })
  }

/** Rejects if the port is taken. */
export function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    response.writeHead(isAsked ? 200 : 404, {
      'Content-Type': isAsked ? metrics.registry.contentType : 'text/plain',
    })
    response.end(isAsked ? await metrics.registry.metrics() : 'Only /metrics is here.')
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`METRICS_PORT: port ${port} can't be taken: ${error.message}`)),
    )
    server.listen(port, () => resolve(server))
  })
}
