import type { Article } from '#domain/articles/article-schema.ts'
import type { Policy } from '#domain/content/policy.ts'
import { homeQuestions } from '#domain/content/home-questions.ts'
import { inlinesOf, plainText } from '#domain/content/prose.ts'
import type { ServiceText } from '#domain/services/service-text.ts'
import { findService } from '#domain/services/services.ts'
import type { AnswerEntry } from './answers.ts'

// Everything on the site that can answer a search, with what each of its texts is worth.

/** Pages without texts of their own, with the words people look for them by. */
const pages: readonly [to: string, name: string, detail: string, asked: string][] = [
  [
    '/contact',
    'Contact us',
    'Phone, email, hours and address',
    'contact phone number hours email address location map message call pick up weekend question talk visit see person yard nursery',
  ],
  [
    '/contact',
    'Ask us',
    'We’ll tell you by phone or email',
    'payment card cash check credit financing plan job tax exempt donation rain weather status of my order discount senior military gift card certificate license insured insurance language spanish hablan espanol emergency storm review',
  ],
  [
    '/inventory',
    'What’s in stock, priced planted',
    'Add plants and ask for a quote',
    'get a quote cost price list in stock inventory buy order minimum shop sale catalog pricing',
  ],
  [
    '/about',
    'About us',
    'Who we are and what we grow',
    'about us company who owner history family experience',
  ],
  [
    '/tree-service',
    'Where we plant and deliver',
    'The towns we serve, and how far each is',
    'community service area map how far towns near me',
  ],
  [
    '/plant-database/finder',
    'Help me choose',
    'Five questions, and the plants that fit',
    'help choose finder quiz which what tree should plant recommend best',
  ],
  [
    '/plant-database',
    'Plant database',
    'Every plant we know, with its facts',
    'field guide plant database list of all plants native',
  ],
  ['/blog', 'Articles on native trees', 'Planting, watering and oaks', 'articles notes guides blog tips'],
  [
    '/compare',
    'Compare plants',
    'Two to four side by side',
    'compare plants trees side by side versus difference',
  ],
  [
    '/water-card',
    'Water card, by pot size and month',
    'How many gallons, and how many days between',
    'water card chart calculator gallons print',
  ],
  ['/newsletter', 'The newsletter', 'One email a season', 'newsletter season subscribe mailing list sign'],
  ['/cart', 'Your quote', 'What you’ve added so far', 'cart my quote checkout'],
  [
    '/privacy-policy',
    'Privacy policy',
    'What we store, and how long',
    'privacy policy data cookies delete my',
  ],
  [
    '/terms-and-conditions',
    'Terms',
    'Estimates, guarantee, cancellation',
    'terms conditions policy agreement guarantee cancellation cancel my order refund sales tax if my plant dies estimate valid liability minimum order',
  ],
]

/** The last text is what shows that someone asks in Spanish. */
const spanishPages: readonly [to: string, name: string, detail: string, asked: string, spanish: string][] = [
  [
    '/es',
    'Árboles nativos, en español',
    'Precios, entrega, garantía y cómo pedir',
    'arboles nativos vivero precio entrega garantia cotizacion pedir espanol',
    'espanol spanish idioma hablan arbol arboles vivero precio precios cuesta entrega garantia cotizacion cotizar',
  ],
  [
    '/es/poda-de-encinos',
    'Poda de encinos: cuándo se puede',
    'Hoja para la cuadrilla, una página',
    'cuando podar poda encino encinos roble pintura cuadrilla hoja marchitez regla',
    'cuando podar poda podan cortar pintura cuadrilla marchitez reglas',
  ],
  [
    '/es/riego',
    'Tarjeta de riego, por tamaño y mes',
    'Cuánta agua y cada cuándo',
    'cuando riego regar cuanta agua arboles nuevos galones tarjeta',
    'riego regar riega cuanta agua cada cuando tarjeta',
  ],
]

const firstSentence = (text: string) => /^.*?[.?!](?= |$)/.exec(text)?.[0] ?? text

const ofArticle = ({ slug, title, description, lead, body, asked = '' }: Article): AnswerEntry => ({
  kind: 'article',
  to: `/blog/${slug}`,
  name: title,
  detail: description,
  texts: [
    [title, 3],
    [asked, 3],
    [`${description} ${body.sections.map((section) => section.title).join(' ')}`, 2],
    [lead, 1],
    [inlinesOf(body).map(plainText).join(' '), 0.3],
  ],
})

function ofService({ slug, description, asked = '', included, questions }: ServiceText): AnswerEntry[] {
  const to = `/services/${slug}`
  const name = findService(slug)?.name ?? ''
  return [
    {
      kind: 'service',
      to,
      name,
      detail: firstSentence(description),
      texts: [
        [`${name} ${slug.replaceAll('-', ' ')}`, 3],
        [asked, 3],
        [included.join(' '), 2.5],
        [description, 2],
      ],
    },
    ...questions.map(({ question, answer }): AnswerEntry => ({
      kind: 'page',
      to,
      name: question,
      detail: answer.includes('{{') ? name : firstSentence(answer),
      texts: [
        [question, 3],
        [answer, 1],
      ],
    })),
  ]
}

const ofPolicy = (to: string, { body }: Policy, weight: number): AnswerEntry[] =>
  body.sections.map(({ id, title, blocks }) => ({
    kind: 'page',
    to: `${to}#${id}`,
    name: title,
    detail: to.startsWith('/terms') ? 'Terms' : 'Privacy policy',
    texts: [
      [title, weight],
      [inlinesOf({ opening: blocks, sections: [] }).map(plainText).join(' '), weight / 3],
    ],
  }))

/** Prices are only shown, not searched for. */
const anyPrice = { plantingFee: '', delivery: { freeMiles: '', farFee: '' } }

export const siteAnswers = (texts: {
  articles: readonly Article[]
  services: readonly ServiceText[]
  terms: Policy
  privacy: Policy
}): AnswerEntry[] => [
  ...texts.articles.map(ofArticle),
  ...texts.services.flatMap(ofService),
  ...homeQuestions(anyPrice).map(({ question, answer }): AnswerEntry => ({
    kind: 'page',
    to: '/faq',
    name: question,
    detail: 'Common questions',
    texts: [
      [question, 2.5],
      [answer, 1],
    ],
  })),
  ...pages.map(([to, name, detail, asked]): AnswerEntry => ({
    kind: 'page',
    to,
    name,
    detail,
    texts: [[asked, 3]],
  })),
  ...spanishPages.map(([to, name, detail, asked, spanish]): AnswerEntry => ({
    kind: 'page',
    to,
    name,
    detail,
    texts: [[asked, 3]],
    spanish,
  })),
  ...ofPolicy('/terms-and-conditions', texts.terms, 2.5),
  ...ofPolicy('/privacy-policy', texts.privacy, 1.5),
]
