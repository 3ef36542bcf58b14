// schema.org data used by more than one page. Search engines want absolute URLs.

export function breadcrumbList(origin: string, steps: readonly { label: string; to: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  }
}

export function faqPage(questions: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The company wherever a page names it: one entity, which the home page describes in full. */
export const businessReference = (origin: string) => ({
  '@type': 'LocalBusiness',
  '@id': `${origin}/#business`,
  name: 'Hill Country Tree Company',
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
})
