import { notFound } from '#app/throw-not-found.ts'

export const loader = () => notFound()

export default function NotFoundPage() {
  return null
}
