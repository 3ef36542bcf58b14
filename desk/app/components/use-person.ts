import { useRouteLoaderData } from 'react-router'

/** The person who is signed in, as server/people/person.ts has it. */
export type DeskPerson = { id: number; name: string; role: 'owner' | 'yard' }

export const roleWords: Readonly<Record<DeskPerson['role'], string>> = { owner: 'Owner', yard: 'Yard' }

/** Undefined outside of the signed-in layout. */
export function usePerson(): DeskPerson | undefined {
  return useRouteLoaderData<{ person: DeskPerson }>('pages/frame/signed-in.page')?.person
}
