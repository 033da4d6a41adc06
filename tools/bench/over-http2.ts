// HTTP/2, which hosts of static sites use with browsers: the headers of each further file take some fifty bytes, not four
// hundred.
import { execFileSync } from 'node:child_process'
import type { Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { Refused } from '../run-tool'

const SELF_SIGNED =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -'

/**
 * A key with its certificate, made for this run, because browsers use HTTP/2 over TLS only. Throws Refused if openssl is missing.
 */
function certificate(): string {
  try {
    return execFileSync('openssl', SELF_SIGNED.split(' '), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch {
    throw new Refused({
      en: 'The bench needs openssl for its certificate. On Debian: apt-get install openssl',
      tr: 'Ölçüm, sertifikası için openssl ister. Debian’da: apt-get install openssl',
    })
  }
}

/**
 * The same site over HTTP/2; call `listen` on the result. Its certificate is self-signed: the browser has to be told to accept
 * it.
 */
export function overHttp2(server: Server): Http2SecureServer {
  const pem = certificate()
  return createSecureServer({ key: pem, cert: pem }, (request, response) => {
    server.emit('request', request, response)
  })
}
