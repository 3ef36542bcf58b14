import { Counter } from 'prom-client'
import { registry } from './registry.ts'

const renders = new Counter({
  registers: [registry],
  name: 'hctc_page_renders_total',
  help: 'Pages rendered to HTML, by route; responses shared by concurrent requests count once',
  labelNames: ['route'],
})

export function countRender(route: string) {
  renders.inc({ route })
}
