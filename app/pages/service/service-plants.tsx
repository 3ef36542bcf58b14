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
      <ul className="mt-4 swipe-row md:mt-8 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-6 lg:grid-cols-3">
        {plants.map((plant) => (
          <li key={plant.slug} className="max-md:w-76">
            <PlantCard plant={plant} reason={plant.reason} />
          </li>
        ))}
      </ul>
      <p className="mt-6 font-semibold md:mt-8">
        From our <Link to="/blog">articles</Link>
      </p>
      <ul className="mt-2 grid gap-1">
        {articles.map(({ slug, title, category }) => (
          <li key={slug} className="py-1">
            <Link to={`/blog/${slug}`}>{title}</Link>{' '}
            <span className="text-small text-ink-quiet max-md:hidden">{category}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
