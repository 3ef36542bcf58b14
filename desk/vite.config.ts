import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { assetsPlugin } from '../tools/assets-plugin.ts'
import { content } from '../tools/content/content-plugin.ts'
import { notInBrowser } from '../tools/guards/not-in-browser.ts'

export default defineConfig({
  plugins: [
    content(),
    tailwindcss(),
    reactRouter(),
    notInBrowser(['server', 'tools', 'db', 'app']),
    assetsPlugin('desk/build/client/assets', '.local/earlier-desk-assets'),
  ],
  // The site's icons come from the site's own folder (desk.ts).
  publicDir: false,
  optimizeDeps: {
    include: ['lucide-react', 'zod', '@simplewebauthn/browser'],
    exclude: ['kysely', 'pg', 'pg-boss', 'pino'],
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: { desk: resolve('desk.ts') } } } },
  },
})
