import { PaintBucket } from 'lucide-react'
import { data } from 'react-router'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { pageMeta } from '#app/seo.ts'
import { cityRulesInSpanish, oakRulesRead } from '#domain/places/spanish-oak-rules.ts'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import { RingMark } from '#ui/ring-mark.tsx'
import { listPlantsBySlugs } from '#server/catalog/plants.ts'
import { nullOnFault } from '#server/platform/requests/on-fault.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import { getCompany } from '#server/settings/company.ts'
import type { Route } from './+types/oak-sheet.page.ts'
import { OakStrip } from './oak-strip.tsx'

const oaks = [
  'escarpment-live-oak',
  'texas-red-oak',
  'chinkapin-oak',
  'lacey-oak',
  'monterrey-oak',
  'bur-oak',
]

export async function loader() {
  const [plants, { profile }] = await Promise.all([
    nullOnFault(listPlantsBySlugs(oaks), 'the oaks'),
    getCompany(),
  ])
  const leaves = (plants ?? []).map(({ plantName, imageUrl, plantType }) => ({
    name: plantName.replace('Escarpment ', '').replace('Texas ', ''),
    picture: toPicture(imageUrl, `Hoja de ${plantName}`, plantType),
  }))
  return data({ leaves, name: profile.name, phone: profile.phone }, plants === null ? 503 : 200)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Poda de encinos en San Antonio: cuándo se puede y cuándo no',
    description:
      'Hoja para la cuadrilla, de una página, para imprimir: los meses en que no se podan los encinos (oak), la pintura en cada corte y las reglas de cuatro ciudades.',
    path: '/es/poda-de-encinos',
  })

const before = [
  'Vea la fecha.',
  'Vea la hoja. Si es oak, o si no está seguro, trátelo como oak.',
  'Suba con la pintura y la brocha.',
]

const broken = [
  'Pinte la madera rota hasta donde alcance sin peligro.',
  'Baje solo lo que le pueda caer a alguien, y pinte el corte.',
  'Lo demás se queda hasta julio.',
]

export default function OakSheetPage({ loaderData: { leaves, name, phone } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-240! py-6 print:max-w-none! print:p-0">
      <p className="mb-2 print:hidden">
        <PrintButton>Imprimir la hoja</PrintButton>
      </p>
      <article className="rounded-dialog border border-line bg-raised p-5 md:p-8 print:rounded-none print:border-0 print:bg-transparent print:p-0 print:[zoom:0.86]">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-ink pb-3 text-small">
          <p className="flex items-center gap-2">
            <RingMark className="size-7 text-brand" /> {name}
          </p>
          <p>
            <b className="font-semibold">Hoja para la cuadrilla.</b> Déjela en la camioneta, junto a la
            pintura.
          </p>
        </header>
        <h1 className="mt-4 text-h2">Encinos y robles: cuándo se podan</h1>
        <p className="mt-1 mb-4 text-lead text-ink-soft">
          Todo árbol que en inglés se llama <b className="font-semibold text-ink">oak</b>. Por la herida entra
          la marchitez del encino (oak wilt).
        </p>
        <OakStrip />
        <div className="mt-4 flex items-center gap-4 rounded-box border border-ink p-4">
          <PaintBucket aria-hidden className="size-10 flex-none" strokeWidth={1.5} />
          <div>
            <h2 className="text-h4">Cada corte se pinta de inmediato, los doce meses</h2>
            <p>Un corte y su pintura; luego el siguiente. En San Antonio la ley da 30 minutos.</p>
          </div>
        </div>
        <ul className="mt-4 grid grid-cols-3 gap-3 text-center text-small md:grid-cols-6 print:grid-cols-6">
          {leaves.map(({ name: oak, picture }) => (
            <li key={oak} lang="en">
              {/* The upper right of a plate has the leaves. */}
              <span className="block overflow-hidden rounded-box border border-line">
                <PlantPicture picture={picture} sizes="450px" eager className="origin-[92%_8%] scale-[2.7]" />
              </span>
              {oak}
            </li>
          ))}
        </ul>
        <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
          <Steps title="Antes de cortar" steps={before} />
          <Steps title="Si se rompe una rama de febrero a junio" steps={broken} />
        </div>
        <p className="mt-4">
          <b className="font-semibold">También es herida:</b> el golpe de la podadora, la corteza raspada por
          la escalera o la camioneta, los brotes cortados al pie.
        </p>
        <dl className="mt-3 text-small">
          {cityRulesInSpanish.map(({ city, text }) => (
            <div
              key={city}
              className="border-t border-line py-1.5 md:grid md:grid-cols-[9rem_1fr] print:grid print:grid-cols-[9rem_1fr]"
            >
              <dt className="font-semibold">{city}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <footer className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-3">
          <p className="font-display text-h4">
            ¿Duda? Llame antes de cortar:{' '}
            <a href={telephoneLink(phone)} className="whitespace-nowrap text-ink">
              {phone}
            </a>
          </p>
          <p className="max-w-[52ch] text-caption text-ink-soft">
            Fuentes: Texas A&amp;M Forest Service y las ciudades, leídas en {oakRulesRead}. Las reglas
            cambian: pregunte en la ciudad.
          </p>
        </footer>
      </article>
    </div>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section>
      <h2 className="text-h4">{title}</h2>
      <ol className="mt-1 list-decimal pl-5">
        {steps.map((step) => (
          <li key={step} className="py-0.5">
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
