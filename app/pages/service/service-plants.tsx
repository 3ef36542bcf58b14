import { Link } from 'react-router'
import { PlantCard, type CardPlant } from '#app/components/plants/plant-card.tsx'

type ServicePlantsProps = {
  plants: readonly (CardPlant & { reason: string })[]
  articles: readonly { slug: string; title: string; category: string }[]
}

/** Plants and articles that go with the service. */
export function ServicePlants({ plants, articles }: ServicePlantsProps) {
  return (
    <div className="wrap">
      <h2>Plants we often talk about</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {plants.map((plant) => (
          <li key={plant.slug}>
            <PlantCard plant={plant} reason={plant.reason} />
          </li>
        ))}
      </ul>
      <p className="mt-10 font-semibold">
        From the <Link to="/blog">knowledge hub</Link>
      </p>
      <ul className="mt-2 grid gap-1">
        {articles.map(({ slug, title, category }) => (
          <li key={slug} className="py-1">
            <Link to={`/blog/${slug}`}>{title}</Link>{' '}
            <span className="text-small text-ink-quiet">{category}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
