import type { Policy } from '#domain/content/policy.ts'

const files = import.meta.glob<Policy>('/content/policies/*.md', { eager: true, import: 'default' })

export function getPolicy(name: 'privacy-policy' | 'terms-and-conditions'): Policy {
  const policy = files[`/content/policies/${name}.md`]
  if (policy === undefined) throw new Error(`no policy ${name}`)
  return policy
}
