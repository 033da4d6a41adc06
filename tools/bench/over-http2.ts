// HTTP/2, as every host of static sites speaks it to browsers: the headers of a further file take some fifty bytes, not four hundred.
import { execFileSync } from 'node:child_process'
import type { Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { Refused } from '../run-tool'

const SELF_SIGNED =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -'

/**
 * A key and its certificate, made for this run: browsers speak HTTP/2 over TLS only. Refused where there is no openssl.
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

/** The same site over HTTP/2; call `listen` on it. Its certificate is nobody’s: the browser has to be told to accept it. */
export function overHttp2(server: Server): Http2SecureServer {
  const pem = certificate()
  return createSecureServer({ key: pem, cert: pem }, (request, response) => {
    server.emit('request', request, response)
  })
}
