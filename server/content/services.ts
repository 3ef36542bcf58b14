import type { ServiceText } from '#domain/services/service-text.ts'

const files = import.meta.glob<ServiceText>('/content/services/*.yaml', { eager: true, import: 'default' })

export function findServiceText(slug: string): ServiceText | undefined {
  return files[`/content/services/${slug}.yaml`]
}
