import { useRouteLoaderData } from 'react-router'
import { defaultProfile, telephoneLink, type CompanyProfile } from '#domain/company/company-profile.ts'

/** R8: pages outlive the application, in a cache or in a tab; a quote cannot be sent then, and a person still answers. */
export function OrCall() {
  const { phone } = useRouteLoaderData<{ company: CompanyProfile }>('root')?.company ?? defaultProfile
  return (
    <>
      If it cannot be sent now, call{' '}
      <a href={telephoneLink(phone)} className="font-semibold whitespace-nowrap">
        {phone}
      </a>
      .
    </>
  )
}
