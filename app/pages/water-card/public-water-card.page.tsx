import { Link } from 'react-router'
import { PrintButton } from '#app/components/print-button.tsx'
import { WaterCardSheet } from '#app/components/water-card-sheet.tsx'
import { pageMeta } from '#app/seo.ts'
import { languagesOf } from '#domain/content/spanish-pages.ts'
import { publicCardWords, publicWaterCard } from '#domain/care/public-water-card.ts'
import { cardWords } from '#domain/care/water-card.ts'
import type { CardLanguage } from '#domain/care/water-words.ts'
import { getCompany } from '#server/settings/company.ts'
import type { Route } from './+types/public-water-card.page.ts'

const englishPath = '/water-card'
const heads = {
  en: {
    title: 'How often to water a new tree, by size and month',
    description:
      'A water card to print: how many gallons a new tree takes from a 1 to 100 gallon pot, and how many days between waterings in each month, on rock or clay.',
  },
  es: {
    title: 'Tarjeta de riego para árboles nuevos, por tamaño y mes',
    description:
      'Tarjeta para imprimir: cuántos galones necesita un árbol recién plantado, de 1 a 100 galones, y cada cuántos días se riega en cada mes, en piedra o en barro.',
  },
} as const

export async function loader({ request }: Route.LoaderArgs) {
  const language: CardLanguage = new URL(request.url).pathname === englishPath ? 'en' : 'es'
  const { profile } = await getCompany()
  return { card: publicWaterCard(language), language, name: profile.name, phone: profile.phone }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const language = loaderData?.language ?? 'en'
  return pageMeta(matches, { ...heads[language], path: languagesOf(englishPath)?.[language] ?? englishPath })
}

export default function PublicWaterCardPage({ loaderData }: Route.ComponentProps) {
  const { card, language, name, phone } = loaderData
  const words = publicCardWords[language]
  const other = language === 'en' ? 'es' : 'en'
  return (
    <div className="wrap max-w-240! py-6 print:max-w-none! print:p-0">
      <p className="mb-4 flex flex-wrap gap-x-6 print:hidden">
        <Link
          to={languagesOf(englishPath)?.[other] ?? englishPath}
          lang={other}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-3"
        >
          {cardWords[language].other}
        </Link>
        <PrintButton>{cardWords[language].print}</PrintButton>
      </p>
      <WaterCardSheet
        card={card}
        language={language}
        companyName={name}
        note={words.intro}
        help={words.help}
        phone={phone}
      >
        <p className="mt-3 text-small">{words.start}</p>
        <p className="mt-1 text-small">{words.summer}</p>
      </WaterCardSheet>
    </div>
  )
}
