import { useRouteLoaderData } from 'react-router'
import { defaultProfile, telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'

/** For a search that found nothing. */
export function AskByPhone() {
  const { phone } = useRouteLoaderData<{ company: CompanyProfile }>('root')?.company ?? defaultProfile
  return (
    <>
      Or ask us:{' '}
      <a href={telephoneLink(phone)} className="whitespace-nowrap text-link underline">
        {phone}
      </a>
    </>
  )
}
