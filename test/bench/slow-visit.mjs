/**
 * A visit of a page on a slow telephone (processor four times slower, 1.6 Mbit/s, 150 ms a request), in Chromium, and
 * what is seen of it. One at a time: the machine has other things to do as well.
 */
import { chromium } from 'playwright'
import { chromiumArguments, findChromium } from '../support/chromium.mjs'

const slow = { latency: 150, bytes: (1.6 * 1024 * 1024) / 8, processor: 4 }
/** ms of work in half a second: the browser's own for an idle page, at a quarter of the processor's speed, is up to 25. */
const restingWork = 60
const longestWait = 120_000

export const startBrowser = () =>
  chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumArguments })

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** Every variant once per round; medians by variant. */
export async function race(rounds, ways, measure) {
  const results = new Map(ways.map((way) => [way, []]))
  for (let round = 0; round < rounds; round++)
    for (const way of ways) results.get(way).push(await measure(way))
  return new Map(
    [...results].map(([way, all]) => [
      way,
      Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((each) => each[key]))])),
    ]),
  )
}

/**
 * Notes when the first match is painted, and when one is in each of so many elements; shifts and long tasks. Runs in each
 * frame.
 */
function watch(count) {
  const seen = { content: 0, all: 0, shifts: 0, longest: 0 }
  Object.defineProperty(window, 'seen', { value: seen })
  const note = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  note('layout-shift', ({ value }) => {
    seen.shifts += value
  })
  note('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration)
  })
  const roots = () =>
    [...document.querySelectorAll('rival-matches, parket-match-list')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
  // Placeholders aren't content, though they look like matches.
  const hasMatch = (root) => root.querySelector('article.match') !== null
  // Content of a frame is visible when that frame is painted: a message arrives after it.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    const now = performance.timeOrigin + performance.now()
    seen.content ||= now
    if (data !== 'all') return
    seen.all = now
    window.tellSeen()
  }
  // No loop of frames: each would cost a moving page more than a still one.
  const observed = new Map()
  const observe = (root) => {
    if (observed.has(root)) return
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true })
    observed.set(root, observer)
  }
  let isFirst = true
  let isAll = false
  const look = () => {
    if (isAll) return
    roots().forEach(observe)
    const full = roots().filter(hasMatch).length
    isAll = full >= count
    if (isAll) {
      for (const observer of observed.values()) observer.disconnect()
      Element.prototype.attachShadow = attachShadow
    } else if (full === 0 || !isFirst) return
    isFirst = false
    const what = isAll ? 'all' : 'first'
    requestAnimationFrame(() => port2.postMessage(what))
  }
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    observe(root)
    return root
  }
  observe(document)
  // A MutationObserver doesn't report a root in the page's own HTML.
  document.addEventListener('readystatechange', look)
}

export class SlowVisit {
  /** Addresses that were requested, and bytes that came for them, each with its time since 1970 in ms */
  asked = []
  #came = []
  #isSeen
  #fault
  /** Requests without an answer, and when there was last one more or one less */
  #under = new Set()
  #changed = performance.now()

  /** @param count elements that are to show a match; 0 where nobody looks @param context for the browser */
  static async begin(browser, { isSlow = true, count = 1, ...context } = {}) {
    const visit = new SlowVisit()
    visit.context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...context })
    visit.page = await visit.context.newPage()
    visit.session = await visit.context.newCDPSession(visit.page)
    await visit.#listen()
    if (isSlow)
      await visit.session.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: slow.latency },
        ...{ downloadThroughput: slow.bytes, uploadThroughput: slow.bytes },
      })
    await visit.session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor })
    if (count > 0) await visit.#watch(count)
    return visit
  }

  async #watch(count) {
    let tell
    this.#isSeen = new Promise((resolve) => {
      tell = resolve
    })
    await this.page.exposeFunction('tellSeen', () => tell())
    await this.page.addInitScript(watch, count)
  }

  async #listen() {
    const hear = (name, take) => this.session.on(`Network.${name}`, take)
    await this.session.send('Network.enable')
    await this.session.send('Performance.enable')
    this.#fault = new Promise((_, reject) => this.page.on('pageerror', reject))
    this.#fault.catch(() => {})
    let clock
    hear('requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
      clock ??= wallTime - timestamp
      if (!request.url.startsWith('http')) return
      this.#under.add(requestId)
      this.#changed = performance.now()
      this.asked.push({ url: request.url, at: wallTime * 1000 })
    })
    /** Of a request, its headers and what came of it by now */
    const told = new Map()
    const come = (requestId, bytes, timestamp) => {
      this.#came.push({ bytes, at: (timestamp + clock) * 1000 })
      told.set(requestId, (told.get(requestId) ?? 0) + bytes)
    }
    hear('responseReceived', ({ requestId, response }) => told.set(requestId, response.encodedDataLength))
    hear('dataReceived', ({ requestId, encodedDataLength, timestamp }) =>
      come(requestId, encodedDataLength, timestamp),
    )
    hear('loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      // A page's own bytes are known at its end only.
      come(requestId, Math.max(0, encodedDataLength - (told.get(requestId) ?? 0)), timestamp)
      this.#end(requestId)
    })
    hear('loadingFailed', ({ requestId }) => this.#end(requestId))
  }

  #end(requestId) {
    this.#under.delete(requestId)
    this.#changed = performance.now()
  }

  /** What it took: bytes without headers, and requests. @param time since 1970 in ms */
  networkUntil(time) {
    const bytes = this.#came.reduce((sum, each) => sum + (each.at <= time ? each.bytes : 0), 0)
    return { bytes, requests: this.asked.filter(({ at }) => at <= time).length }
  }

  async goTo(address) {
    await this.page.goto(address, { waitUntil: 'commit' })
  }

  /** Resolves when all elements show a match. Rejects where they never do, or a script of the page fails. */
  seen() {
    return this.#soon('matches', this.#isSeen)
  }

  async #soon(what, promise) {
    let timer
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`nothing for ${longestWait} ms`)), longestWait)
    })
    try {
      return await Promise.race([promise, this.#fault, late])
    } catch (cause) {
      throw new Error(`No ${what} at ${decodeURIComponent(this.page.url())}`, { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Resolves when nothing has come for half a second and the processor has hardly worked for as long: twenty lists are
   * still rendered when nothing comes any more. Gives back its work so far, in ms.
   */
  still() {
    return this.#soon('rest', this.#untilStill())
  }

  async #untilStill() {
    for (let before = Number.NaN; ; ) {
      while (this.#under.size > 0 || performance.now() - this.#changed < 500) await pause(50)
      const now = await this.#processor()
      if (now - before < restingWork) return now
      before = now
      await pause(500)
    }
  }

  async #processor() {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }

  /** kB of scripts, and including what the page's nodes hold. */
  async heap() {
    await this.session.send('HeapProfiler.collectGarbage')
    const { usedSize, embedderHeapUsedSize = 0 } = await this.session.send('Runtime.getHeapUsage')
    return { heap: usedSize / 1000, heapWithNodes: (usedSize + embedderHeapUsedSize) / 1000 }
  }

  end() {
    return this.context.close()
  }
}

/** In a trace, what of a main thread's work is a script's, and what the browser does for it. */
const scripts = /^(v8\.compile|v8\.evaluateModule|EvaluateScript|FunctionCall|RunMicrotasks)/
const calls = /^(ParseHTML|UpdateLayoutTree|Layout)$/
const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'v8.execute']

const endOf = ({ ts, dur }) => ts + dur

/** ms of spans that lie in each other: each counts once. */
function together(spans) {
  let sum = 0
  let end = 0
  for (const span of spans.toSorted((one, other) => one.ts - other.ts)) {
    sum += Math.max(0, endOf(span) - Math.max(span.ts, end))
    end = Math.max(end, endOf(span))
  }
  return sum / 1000
}

/**
 * Until the page is still, in ms: what its scripts run, by themselves and with what they have the browser do meanwhile
 * (parse their markup, lay out), and the longest task of its main thread, be it long or not. From Chromium's trace;
 * nothing of ours runs in the page.
 */
export async function traceVisit(browser, address) {
  const visit = await SlowVisit.begin(browser, { count: 0 })
  await browser.startTracing(visit.page, { categories: traced })
  await visit.goTo(address)
  await visit.still()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const url = visit.page.url()
  await visit.end()
  const start = traceEvents.find(({ name, args }) => name === 'CommitLoad' && args.data?.url === url)
  const own = traceEvents.filter(
    (each) => each.pid === start.pid && each.tid === start.tid && each.dur && endOf(each) > start.ts,
  )
  const run = own.filter(({ name }) => scripts.test(name))
  const isAsked = ({ ts }) => run.some((span) => span.ts <= ts && ts < endOf(span))
  const asked = own.filter((each) => calls.test(each.name) && isAsked(each))
  return {
    script: together(run),
    scriptAlone: together(run) - together(asked),
    longestTask: Math.max(...own.filter(({ name }) => name === 'RunTask').map(({ dur }) => dur)) / 1000,
  }
}
