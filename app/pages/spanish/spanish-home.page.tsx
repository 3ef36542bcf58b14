import { Droplets, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { HeroPicture } from '#app/components/hero-picture.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { pageMeta } from '#app/seo.ts'
import { freeThenFlat } from '#domain/delivery/delivery-rows.ts'
import { formatCents } from '#domain/money.ts'
import { plantedBySize } from '#domain/pricing/planted-by-size.ts'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import { ButtonLink } from '#ui/button.tsx'
import { catalogStatus, getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { getDeliveryZones } from '#server/delivery/active-zones.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { getCompany } from '#server/settings/company.ts'
import type { Route } from './+types/spanish-home.page.ts'
import { OakStrip } from './oak-strip.tsx'
import { guarantee, potHeights, steps, wishes } from './spanish-texts.ts'
import { getMinimumOrder } from '#server/settings/quote-settings.ts'

export async function loader() {
  const [catalog, zones, minimumCents, { profile }] = await unavailableOnFault(
    Promise.all([getCatalog(), getDeliveryZones(), getMinimumOrder(), getCompany()]),
    { title: 'Algo falló', message: 'Intente de nuevo en un momento, o llámenos.' },
  )
  const plants = wishes.flatMap(({ slug, ...words }) => {
    const plant = catalog.plants.find((each) => each.slug === slug)
    if (plant === undefined) return []
    const name = plant.spanishNames[0] ?? plant.name
    const prices = plant.stock.map(({ plantedCents }) => plantedCents)
    return {
      ...words,
      name,
      from: prices.length === 0 ? null : formatCents(Math.min(...prices)),
      picture: toPicture(plant.imageUrl, `Dibujo de ${name}`, plant.plantType),
    }
  })
  const sizes = plantedBySize(catalog.stock).map(({ size, leastCents, mostCents }) => ({
    size,
    height: potHeights[size] ?? '',
    from: formatCents(leastCents),
    to: formatCents(mostCents),
  }))
  const delivery = freeThenFlat(zones)
  return data(
    {
      plants,
      sizes,
      delivery:
        delivery === undefined ? null : { miles: delivery.freeMiles, fee: formatCents(delivery.farFeeCents) },
      minimum: minimumCents === 0 ? null : formatCents(minimumCents),
      phone: profile.phone,
    },
    catalogStatus(),
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Árboles nativos plantados en San Antonio, Texas',
    description:
      'Vendemos, entregamos y plantamos árboles nativos en San Antonio y el Hill Country: precios de hoy por tamaño, entrega, garantía y cómo pedir su cotización.',
    path: '/es',
  })

export default function SpanishHomePage({ loaderData }: Route.ComponentProps) {
  const { plants, sizes, delivery, minimum, phone } = loaderData
  return (
    <>
      <section className="relative overflow-hidden border-b border-line">
        <div className="relative z-1 wrap pt-10 pb-2 lg:min-h-[min(48vw,760px)] lg:pt-[clamp(24px,3.5vw,56px)]">
          <h1 className="max-w-[9.5em] text-display font-normal">Árboles que ya conocen esta tierra</h1>
          <p className="mt-4 max-w-[36ch] text-lead text-ink-soft">
            Vendemos, entregamos y plantamos árboles nativos a 50 millas a la redonda del norte de San
            Antonio. Aguantan el caliche, los venados y el sol de agosto.
          </p>
          <Ask phone={phone} />
        </div>
        <HeroPicture alt="Un encino, un árbol en flor y lupinos azules junto a un arroyo; una ilustración" />
      </section>
      <Section title="¿Qué le hace falta a su patio?">
        <ul className="grid gap-x-6 gap-y-5 md:grid-cols-3 lg:grid-cols-5">
          {plants.map(({ title, text, name, from, picture }) => (
            <li
              key={title}
              className="grid grid-cols-[96px_minmax(0,1fr)] content-start gap-x-4 md:grid-cols-1"
            >
              <PlantPicture picture={picture} sizes="220px" className="rounded-box border border-line" />
              <div>
                <h3 className="text-h4 md:mt-3">{title}</h3>
                <p className="text-small text-ink-soft">{text}</p>
                <p className="mt-1 text-small">
                  {name}
                  {from !== null && (
                    <>
                      , desde <b className="font-semibold">{from}</b> ya plantado
                    </>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Precios de hoy, por tamaño" raised>
        <p className="max-w-prose">
          El tamaño es el de la maceta. Cada precio es por un árbol ya plantado: el más barato y el más caro
          de los que tenemos. No incluye la entrega ni el impuesto.
        </p>
        <table className="mt-4 w-full max-w-180 border-collapse tabular-nums">
          <thead>
            <tr className="border-b border-ink text-left">
              {['Maceta', 'Altura común', 'Desde', 'Hasta'].map((head) => (
                <th key={head} scope="col" className="py-2 pr-3 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ size, height, from, to }) => (
              <tr key={size} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 text-left font-semibold whitespace-nowrap">
                  {size}
                </th>
                <td className="py-2 pr-3">{height}</td>
                <td className="py-2 pr-3">{from}</td>
                <td className="py-2">{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <section className="contours-inverse bg-inverse py-(--section) text-ink-inverse">
        <div className="wrap grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
          <div>
            <h2>Encinos: no se podan de febrero a junio</h2>
            <p className="mt-3 max-w-[44ch] text-lead text-ink-inverse-soft">
              Por la herida entra la marchitez del encino (oak wilt). Los demás meses, pinte cada corte de
              inmediato.
            </p>
          </div>
          <div className="rounded-box bg-raised p-4 text-ink">
            <OakStrip />
            <p className="mt-3 flex flex-wrap gap-x-6">
              <MoreLink to="/es/poda-de-encinos">
                <Printer aria-hidden className="size-5" /> Hoja para la cuadrilla, una página
              </MoreLink>
              <MoreLink to="/es/riego">
                <Droplets aria-hidden className="size-5" /> Tarjeta de riego
              </MoreLink>
            </p>
          </div>
        </div>
      </section>
      <Section title="Así trabajamos">
        <ol className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="font-display text-h2 text-ink-quiet">{index + 1}</span>
              <h3 className="text-h4">{title}</h3>
              <p className="max-w-prose text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <Ask phone={phone} />
      </Section>
      <Section title="Entrega y garantía" raised>
        <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
          <div>
            <h3 className="text-h4">¿Cuánto cuesta la entrega?</h3>
            <p className="mt-1 max-w-prose">
              {delivery === null
                ? 'Depende de las millas por carretera desde nuestro vivero. Se cobra una vez por pedido.'
                : `Es gratis hasta ${delivery.miles} millas por carretera desde nuestro vivero. Más lejos cuesta ${delivery.fee} por pedido, no por árbol.`}{' '}
              Con su código postal, el sitio le muestra el total antes de pedirle su nombre.
              {minimum !== null && ` El pedido mínimo es de ${minimum}, contando plantas y plantación.`}
            </p>
          </div>
          <div>
            <h3 className="text-h4">¿Qué cubre la garantía de 30 días?</h3>
            <p className="mt-1 max-w-prose">
              {guarantee}{' '}
              <Link to="/terms-and-conditions" hrefLang="en">
                Términos completos (en inglés)
              </Link>
            </p>
          </div>
        </div>
      </Section>
    </>
  )
}

/** How to ask for a quote, and what isn't in Spanish yet. */
function Ask({ phone }: { phone: string }) {
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/cart?from=es" hrefLang="en" rel="nofollow" look="action">
          Pedir cotización (en inglés)
        </ButtonLink>
        <a
          href={telephoneLink(phone)}
          className="inline-flex min-h-13 items-center font-semibold text-link underline underline-offset-3"
        >
          {phone}
        </a>
      </div>
      <p className="mt-3 text-small text-ink-soft">Por ahora, el formulario y los correos están en inglés.</p>
    </>
  )
}

const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold">
    {children}
  </Link>
)

type SectionProps = { title: string; raised?: boolean; children: ReactNode }

function Section({ title, raised = false, children }: SectionProps) {
  return (
    <section className={`section border-b border-line ${raised ? 'bg-raised' : ''}`}>
      <div className="wrap">
        <h2 className="mb-5 lg:mb-8">{title}</h2>
        {children}
      </div>
    </section>
  )
}
