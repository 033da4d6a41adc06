// Makes a server listen, or says why it cannot.
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { Refused } from './run-tool'

/** Resolves with the host, such as localhost:9000: on any free port and for this computer only, unless told otherwise. */
export async function listening(server: Server, port = 0, address = 'localhost'): Promise<string> {
  try {
    await once(server.listen(port, address), 'listening')
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new Refused({
      en: `Port ${port} cannot be used (${cause}): choose another one, such as -- --port 8080.`,
      tr: `${port} numaralı bağlantı noktası kullanılamıyor (${cause}): başka birini seçin, örneğin -- --port 8080.`,
    })
  }
  return `localhost:${(server.address() as AddressInfo).port}`
}
