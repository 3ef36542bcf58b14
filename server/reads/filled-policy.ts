import { fillProse } from '#domain/content/text-values.ts'
import type { Policy } from '#domain/content/policy.ts'
import { getCompany } from './company.ts'
import { getPolicy } from '#server/content/policies.ts'
import { companyFigures } from './text-values.ts'

/** A policy with the owner's figures in its text. */
export async function getFilledPolicy(name: Parameters<typeof getPolicy>[0]): Promise<Policy> {
  const policy = getPolicy(name)
  const { profile } = await getCompany()
  return { ...policy, body: fillProse(policy.body, companyFigures(profile)) }
}
