import { notFound } from '#app/not-found.ts'

export const loader = () => notFound()

export default function NotFoundPage() {
  return null
}
