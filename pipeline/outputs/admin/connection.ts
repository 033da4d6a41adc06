// Where the editor saves: in a repository on GitHub, in the files of this computer, or nowhere (a trial).

export type Connection =
  | { kind: 'github'; repository: string; branch: string; signIn?: string }
  /** Saves by a decap-server on this computer; `api` is its address. */
  | { kind: 'local'; api: string }
  | { kind: 'trial' }

/**
 * The connection set in the build's environment: ADMIN_REPOSITORY (owner/name), ADMIN_BRANCH (default: main) and ADMIN_SIGN_IN
 * (address of the sign-in server). In GitHub's own workflows the repository is known without being set.
 */
export function connectionOf(environment: Record<string, string | undefined>): Connection {
  const signIn = environment['ADMIN_SIGN_IN']?.replace(/\/+$/, '')
  const repository = environment['ADMIN_REPOSITORY'] || (signIn && environment['GITHUB_REPOSITORY'])
  if (!repository) return { kind: 'trial' }
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(`ADMIN_REPOSITORY must be owner/name, such as chamber/symposium; it is “${repository}”.`)
  }
  const branch = environment['ADMIN_BRANCH'] || 'main'
  return { kind: 'github', repository, branch, signIn: signIn || undefined }
}

/** The part of Decap's configuration that says where it saves. */
export function backendOf(connection: Connection): Record<string, unknown> {
  if (connection.kind === 'trial') return { backend: { name: 'test-repo' } }
  if (connection.kind === 'local') {
    return { backend: { name: 'proxy', proxy_url: connection.api } }
  }
  const { repository, branch, signIn } = connection
  return {
    backend: {
      name: 'github',
      repo: repository,
      branch,
      cms_label_prefix: 'admin/',
      squash_merges: true,
      base_url: signIn,
      auth_endpoint: signIn && 'auth',
    },
    publish_mode: 'editorial_workflow',
  }
}
