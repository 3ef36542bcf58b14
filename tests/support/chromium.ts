import { execFileSync } from 'node:child_process'

/** The system's Chromium, without background traffic and without its own sandbox. The one without windows needs a quarter less CPU. */
export const chromiumOptions = {
  executablePath: execFileSync('sh', ['-c', 'command -v chromium-headless-shell || command -v chromium'], {
    encoding: 'utf8',
  }).trim(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
  ],
}
