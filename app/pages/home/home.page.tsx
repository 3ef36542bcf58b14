import { listCompanySettings } from '#server/db/company-settings.ts'
import type { Route } from './+types/home.page.ts'

export async function loader() {
  const settings = await listCompanySettings(['company_name'])
  return { companyName: settings.get('company_name') ?? 'Hill Country Tree Company' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData.companyName }]

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.companyName}</h1>
}
