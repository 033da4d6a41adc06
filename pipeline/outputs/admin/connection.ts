// Where the editor saves: in a repository on GitHub, in the files of this computer, or nowhere (a trial).

/** `config` is the part of Decap's configuration that says so. */
export type Connection = { kind: 'github' | 'local' | 'trial'; config: Record<string, unknown> }

/** A connection to a decap-server on this computer; `api` is its address. */
export const localConnection = (api: string): Connection => ({
  kind: 'local',
  config: { backend: { name: 'proxy', proxy_url: api } },
})

/** From ADMIN_REPOSITORY (owner/name; known in GitHub’s workflows), ADMIN_BRANCH (main) and ADMIN_SIGN_IN (a server). */
export function connectionOf(environment: Record<string, string | undefined>): Connection {
  const signIn = environment['ADMIN_SIGN_IN']?.replace(/\/+$/, '') || undefined
  const repository = environment['ADMIN_REPOSITORY'] || (signIn && environment['GITHUB_REPOSITORY'])
  if (!repository) return { kind: 'trial', config: { backend: { name: 'test-repo' } } }
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(`ADMIN_REPOSITORY must be owner/name, such as chamber/symposium; it is “${repository}”.`)
  }
  const backend = {
    name: 'github',
    repo: repository,
    branch: environment['ADMIN_BRANCH'] || 'main',
    cms_label_prefix: 'admin/',
    squash_merges: true,
    base_url: signIn,
    auth_endpoint: signIn && 'auth',
  }
  return { kind: 'github', config: { backend, publish_mode: 'editorial_workflow' } }
}
