import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { assetsPlugin } from './tools/assets-plugin.ts'
import { chunkGroups } from './tools/chunks.ts'
import { content } from './tools/content/content-plugin.ts'
import { notInBrowser } from './tools/guards/not-in-browser.ts'

export default defineConfig({
  plugins: [
    content(),
    tailwindcss(),
    reactRouter(),
    notInBrowser(['server', 'tools', 'db', 'desk']),
    assetsPlugin('build/client/assets', '.local/earlier-assets'),
  ],
  optimizeDeps: {
    // Listed so the dev server doesn't discover them one by one and reload the page each time.
    include: ['lucide-react', 'react-hot-toast/headless', '@base-ui/react/dialog', 'zod'],
    exclude: ['kysely', 'pg', 'pg-boss', 'pino'],
  },
  build: {
    // Never inline assets: a data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // A page names its own modules. The helper around every import() would only add a <link> for each, again.
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: {
      build: {
        rollupOptions: {
          input: {
            server: './server.ts',
            worker: './worker.ts',
          },
        },
      },
    },
  },
})
