import { throwNotFound } from '#app/throw-not-found.ts'

export const loader = () => throwNotFound()

export default function NotFoundPage() {
  return null
}
