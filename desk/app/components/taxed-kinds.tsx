import { taxableKinds, type TaxableKind } from '#domain/pricing/version-totals.ts'
import { Checkbox } from '#ui/checkbox.tsx'

const kindWords: Record<TaxableKind, string> = {
  plants: 'Plants',
  planting: 'Planting',
  cage: 'Deer cages',
  delivery: 'Delivery',
}

export function TaxedKinds({ taxed, name = 'on' }: { taxed: readonly string[]; name?: string }) {
  return (
    <fieldset>
      <legend className="text-small font-semibold">Taxed</legend>
      <div className="grid grid-cols-2">
        {taxableKinds.map((kind) => (
          <Checkbox
            key={kind}
            name={name}
            value={kind}
            label={kindWords[kind]}
            defaultChecked={taxed.includes(kind)}
            className="min-h-12"
          />
        ))}
      </div>
    </fieldset>
  )
}
