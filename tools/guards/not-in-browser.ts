import type { Plugin } from 'vite'

/**
 * Fails the build when a module of these top-level folders ends up in a browser bundle. React Router removes loaders and the
 * imports only they use; any server module still in the bundle would ship to visitors, and so would a module of the desk.
 */
export function notInBrowser(folders: readonly string[]): Plugin {
  const forbidden = new RegExp(`^\\0?/(${folders.join('|')})/[^?]*\\.tsx?`)
  return {
    name: 'not-in-browser',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of Object.keys(chunk.modules)) {
          if (forbidden.test(id.replace(process.cwd(), '')))
            this.error(`${id} is part of the browser's ${chunk.fileName}`)
        }
      }
    },
  }
}
