import { data } from 'react-router'

/** Inside the signed-in layout: a stranger can't find out which pages exist. */
export function loader() {
  throw data({ title: 'No such page', message: 'It may have moved. Start again from Today.' }, 404)
}

export default function NotFoundPage() {
  return null
}
