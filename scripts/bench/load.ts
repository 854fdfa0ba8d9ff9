import autocannon from 'autocannon'

/** What a server carries for so many connections, as long as it is asked without a pause. */
export type Load = {
  readonly requests: number
  readonly p99: number
  readonly megabytes: number
  readonly errors: number
}

const CONNECTIONS = 100

/** Asks for these paths in turn. Per second: requests and MB; the slowest hundredth took `p99` ms or longer. */
export async function measureLoad(url: string, paths: readonly string[], seconds: number): Promise<Load> {
  const headers = { 'accept-encoding': 'gzip, br' }
  const requests = paths.map((path) => ({ path, headers }))
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: seconds })
  return {
    requests: result.requests.average,
    p99: result.latency.p99,
    megabytes: result.throughput.average / 1e6,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}
