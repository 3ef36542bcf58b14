import { searchText } from './search-text.ts'

// Words around names and needs, in English and Spanish, as people type them.

const list = (text: string): string[] => text.trim().split(/\s+/)

/** Dropped before anything is read, from searches and from every phrase alike. */
const articles = new Set(list('a an the my our your un una el la los las mi'))

/** Folds plurals, so that 'oaks' and 'oak' are one word; 'cactus' isn't one. */
export const fold = (word: string): string =>
  word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word

const mostWords = 12

/** The words that a visitor typed, without articles. */
export const wordsOf = (text: string): string[] => splitWords(searchText(text))

const splitWords = (text: string): string[] =>
  text.split(' ').filter((word) => word !== '' && !articles.has(word))

export const typedWords = (text: string): string[] => wordsOf(text).slice(0, mostWords)

/** A name or phrase as it's compared: folded words with single spaces. */
export const phraseOf = (text: string): string => foldWords(searchText(text))

/** The same for what is search text already. */
export const foldWords = (text: string): string => splitWords(text).map(fold).join(' ')

/** Sort what's found once anything else was named; by themselves, 'small' and 'tall' are needs. */
export type Order = 'small' | 'tall' | 'cheap'

const orders: Record<Order, string> = {
  small: 'small smaller smallest short shortest compact little tiny chico chica pequeno pequena',
  tall: 'tall taller tallest big bigger biggest large larger largest huge alto alta grande',
  cheap: 'cheap cheaper cheapest inexpensive affordable budget barato barata economico',
}

export const orderOf: ReadonlyMap<string, Order> = new Map(
  (['small', 'tall', 'cheap'] as const).flatMap((order) =>
    list(orders[order]).map((word) => [fold(word), order] as const),
  ),
)

/** Never a plant by themselves. Within a name or a need they still count. */
export const stopWords: ReadonlySet<string> = new Set(
  list(`about add after again against all also am and any anyone apart approved are area areas around as ask at available
    away back be because been before best better between book both but buy by call came can care choose close come company
    corner cost could cover day days deep did do does doing don done dont down during each easily else ever every few find
    first for four front from garden get getting give go going good got great grow growing grown grows had handle hard has
    have he help her here hi high him his home house how i id if ill im in inside into is isnt it its ive just keep kind
    kinds know landscape landscaping last leave less let like line list live ll long look looking looks lot low made make
    many maybe me mean means might money month more most much must name near nearby need needs never new next nice no not
    now number nursery of off often ok old on once one only open or order other out outside over own per people pick place
    plan plant planted planting plants please possible price property put question quick quickly really recommend right
    root roots sale same saw say season see sell selling sells service set several she should show side site size so soil
    some someone something soon space spot start stay stays still stop such suggest survive take takes tell than thank
    thanks that their them then there these they thing things think this those three through till time times to today
    together told tomorrow too top try turn two tx under until up us use used usually vs very visit walk want wanted was
    wasnt water watered watering way we week weeks well were what whats when where whether which while who whole whose why
    will with within without wont work works would yard year years yes yet you youre zone
    yall ya gonna gotta
    al algo aqui bajo bien busco casa cerca comprar como con cual cuales cuando cuanta cuantas cuanto cuantos cuesta da dan
    de debo del desde dia dias donde e en entre eres es esta estan este esto hacen hacer hay ir jardin le lo mas me mejor
    mejores mis muy necesita necesitan necesito ni no nosotros nuestro nuevo nuevos o para pero planta plantar plantas poco
    por porque precio pueda puede pueden puedo que quiero sabe se sembrar ser si sin sobre son su sus te tengo tiene tienen
    tierra todo tu un uno unos usted ustedes va van venden vende y ya yo mas menos hasta dolar dolares galon galones pies pulgadas`).map(
    fold,
  ),
)

/** A text with one of these asks something, and an article may answer it better than a list of plants. */
export const questionWords: ReadonlySet<string> = new Set(
  list(`when how why who which whose where can cost costs service time planting watering order price prices fee if do does did should will is are was were too
    cuando cuanta cuanto cuantos como donde porque precio cuesta puedo`),
)

/** A word after one of these names something that isn’t wanted. */
export const negations: ReadonlySet<string> = new Set(list('no not without sin'))

/** A plant with a price is the answer to these. */
export const priceWords: ReadonlySet<string> = new Set(
  list('cost costs price prices much precio precios cuesta cuestan cuanto'),
)

/** Words that mean other words of names. */
export const nameAliases: ReadonlyMap<string, string> = new Map([
  ['encino', 'oak'],
  ['roble', 'oak'],
  ['burr', 'bur'],
  ['lacy', 'lacey'],
  ['crepe', 'crape'],
])

/** Near us, but without a page of their own. */
export const townsNearby: ReadonlySet<string> = new Set(
  `austin, san marcos, kerrville, fredericksburg, comfort, bandera, hondo, castroville, pleasanton, floresville,
  leon springs, la vernia, lockhart, kyle, buda, wimberley, dripping springs, blanco, johnson city, laredo, houston, dallas, fort worth,
  corpus christi, uvalde, gonzales, round rock, georgetown, waco, marble falls, llano, luling, poteet, lytle, devine,
  universal city, windcrest, leon valley, castle hills, terrell hills, olmos park, von ormy, sandy oaks, st hedwig,
  la coste, natalia, pipe creek, medina, center point, ingram, stonewall, leakey, utopia, rio grande valley, mcallen, el paso`
    .split(',')
    .map(phraseOf),
)

/** People's words in the words of our articles, services and pages: on the left of each line what's typed. */
const synonymLines = `
  trim trimming cutting cut pruning prunes podar poda corte: prune
  encino roble: oak
  arbol arbole: tree
  watering watered irrigate irrigation regar riego agua riegan: water
  restriction schedule regla legal ordinance permit law allowed: rule
  saw: supplier
  plantar planting planted sembrar install installation installing siembra: plant
  cuando season month mese: when
  nuevo young: new
  deliver delivered delivering shipping ship entrega entregan domicilio envio: delivery
  warranty guaranteed garantia: guarantee
  return reembolso devolucion replace replacement: refund
  cancel canceling cancelling cancelar reschedule: cancellation
  telephone telefono llamar text: phone
  horario saturday sunday weekend weekday sabado domingo: hour
  correo: email
  direccion ubicacion location donde ubicado located situated: address
  price pricing fee precio cuesta costo charge cobra cobran: cost
  cuanta: much
  hoa: association
  rebate cupon: coupon
  symptom: sign
  dying dead die died dies disease diseased enfermo muriendo seco: sick
  brown turning wilting drooping curling spot shock stressed struggling falling sap: sick
  gal galon galone: gallon
  pot maceta: container
  tamano: size
  toxic venenoso: poisonous
  pet perro mascota: dog
  apart distance far separation distancia: spacing
  designer diseno: design
  turf grass cesped zacate pasto: lawn
  wholesale builder bulk contractor mayoreo: trade
  frozen froze frost helada: freeze
  fertilize feed feeding abono fertilizante: fertilizer
  financing finance pagar pay paying pago payment visa mastercard venmo zelle installment deposit: payment
  taxe impuesto: tax
  purchase pedido: order
  arrive llega: delivery
  estimate cotizacion cotizar presupuesto: quote
  area served city town zona ciudade: community
  caged protect fence: cage
  leave hoja: leaf
  yellowing amarilla: yellow
  bug insect aphid scale borer spray ant webworm bagworm caterpillar worm beetle fungu mite plaga: pest
  licensed: license
  insurance: insured
  lean: leaning
  branch branche limb: limb
  queja complaint unhappy: contact
  trabajo hiring career employment: job
  opinion testimonial rating: review
  rubbed rubbing: rub
  baby bebe: young
  money: refund
  open closed abierto: hour
  emailing unsubscribe: newsletter
`
export const synonyms: ReadonlyMap<string, string> = new Map(
  synonymLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = '', meant = ''] = line.split(':')
      return list(typed).map((word) => [fold(word), meant.trim()] as const)
    }),
)

/** Too common to say which article is meant. */
export const smallWords: ReadonlySet<string> = new Set(
  list(`to in i me us how of for is are am it do does did can could should would will and or on at be by with from that this these
    what which you we there so if as any some get del de en que se es y con por para al lo no not into have has was want
    were they them their its cuanto need needs tell know please help offer provide accept someone anyone info information
    yall ya monday tuesday wednesday thursday friday`),
)
