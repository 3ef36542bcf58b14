import type { Plugin } from 'vite'

/**
 * Fails the build when server code ends up in a browser bundle. React Router removes loaders and the imports only they use;
 * any server module still in the bundle would ship to visitors.
 */
export function noServerInBrowser(): Plugin {
  return {
    name: 'no-server-in-browser',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of Object.keys(chunk.modules)) {
          if (/\/(server|tools|db)\/[^?]*\.tsx?/.test(id.replace(process.cwd(), ''))) {
            this.error(`${id} is part of the browser's ${chunk.fileName}`)
          }
        }
      }
    },
  }
}
