import { ReadNext } from '#app/components/read-next.tsx'
import type { Route } from './+types/plant-guide.page.ts'
import { Care } from './care.tsx'
import { FullGrown } from './full-grown.tsx'
import { ItsYear } from './its-year.tsx'
import { LivingWithIt } from './living-with-it.tsx'
import { OakWilt } from './oak-wilt.tsx'
import { RowAlongFence } from './row-along-fence.tsx'
import { SimilarPlants } from './similar-plants.tsx'
import { Sources } from './sources.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { WhereItGrows } from './where-it-grows.tsx'
import { WillItFit } from './will-it-fit.tsx'

// One file for the browser.
export { GuideGauges } from './guide-gauges.tsx'

type Guide = NonNullable<Route.ComponentProps['loaderData']['guide']>

/** The box on oak wilt says these already. */
const saysWhatOakWiltDoes = /\bprun|^oak wilt (comes|kills|spreads)/

/** The guide below its sizes, and the bar at its foot. */
export function LowerSections({ guide }: { guide: Guide }) {
  const { plant, stock, similar, fits, oakRules, drawings, articles } = guide
  return (
    <>
      <ItsYear year={plant.year} plantType={plant.plantType} />
      <RowAlongFence plant={plant} stock={stock} pictureUrl={drawings.grown} />
      <FullGrown plant={plant} pictureUrl={drawings.grown} />
      <WillItFit
        plant={plant}
        stock={stock}
        pictureUrl={drawings.grown}
        asked={guide.fitQuery}
        others={guide.fitting}
      />
      <WhereItGrows plant={plant} fits={fits} />
      <Care
        care={plant.care}
        water={guide.water}
        cautions={
          oakRules === null
            ? plant.cautions
            : plant.cautions.filter((caution) => !saysWhatOakWiltDoes.test(caution))
        }
      >
        {oakRules !== null && <OakWilt rating={plant.oakWilt} rules={oakRules} />}
      </Care>
      <LivingWithIt plant={plant} />
      <SimilarPlants slug={plant.slug} plants={similar} lists={guide.lists} />
      <ReadNext articles={articles} folds />
      <Sources sources={plant.sources} />
      <ThumbBar stock={stock} />
    </>
  )
}
