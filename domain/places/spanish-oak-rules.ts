/** When the rules below were read. */
export const oakRulesRead = 'noviembre de 2026'

/** The rules of four cities for the crew's sheet, by hand. A test compares what they say with the recorded rules. */
export const cityRulesInSpanish = [
  {
    slug: 'san-antonio',
    city: 'San Antonio',
    text: 'Pintura antes de 30 minutos, todo el año. La empresa necesita licencia de la ciudad (Tree Maintenance License).',
  },
  {
    slug: 'boerne',
    city: 'Boerne',
    text: 'No se poda del 1 de febrero al 1 de julio. Si no puede sellar en 30 minutos cada corte de más de 3/4 de pulgada, pare.',
  },
  {
    slug: 'fair-oaks-ranch',
    city: 'Fair Oaks Ranch',
    text: 'Se poda solo del 1 de julio al 31 de enero. La empresa se registra antes con la ciudad.',
  },
  {
    slug: 'hollywood-park',
    city: 'Hollywood Park',
    text: 'Se poda solo del 1 de julio al 31 de enero. Pintura antes de 30 minutos y permiso todo el año; lo saca la empresa, no el dueño. Quitar ramas secas también es podar.',
  },
] as const
