import type { Plugin } from 'vite'

/**
 * Fails the build when code for the browser reaches the server room. React Router drops loaders and what only they import
 * from the browser's code; whatever still resolves here would have been shipped to visitors.
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
