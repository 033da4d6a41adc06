// HTTP/2, which hosts of static sites use with browsers: the headers of each further file take some fifty bytes, not four
// hundred.
import { execFileSync } from 'node:child_process'
import type { Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'

const SELF_SIGNED =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -'

/**
 * The same site over HTTP/2; call `listen` on the result. Browsers use it over TLS only, so openssl makes a certificate for this
 * run, which the browser has to be told to accept.
 */
export function overHttp2(server: Server): Http2SecureServer {
  const pem = execFileSync('openssl', SELF_SIGNED.split(' '), { encoding: 'utf8', stdio: 'pipe' })
  return createSecureServer({ key: pem, cert: pem }, (request, response) => {
    server.emit('request', request, response)
  })
}
