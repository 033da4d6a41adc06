// Makes a server listen, or says why it cannot.
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { Refused } from '../run-tool'

/** Why a port cannot be used, by the code of the system's error. */
const reasons: Record<string, (port: number) => Refused> = {
  EADDRINUSE: (port) =>
    new Refused({
      en: `Port ${port} is taken: choose another one with -- --port ${port + 1}.`,
      tr: `${port} numaralı bağlantı noktası dolu: -- --port ${port + 1} ile başka birini seçin.`,
    }),
  EACCES: (port) =>
    new Refused({
      en: `Port ${port} is kept by the system: choose one from 1024 with -- --port 8080.`,
      tr: `${port} numaralı bağlantı noktasını sistem ayırmış: -- --port 8080 ile 1024’ten başlayan birini seçin.`,
    }),
}

/** Resolves with the server's host, such as localhost:9000, once it listens. Without `port` it uses any free one. */
export async function listening(server: Server, port = 0, only?: string): Promise<string> {
  try {
    await once(server.listen(port, only), 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw reasons[code]?.(port) ?? error
  }
  return `localhost:${(server.address() as AddressInfo).port}`
}
