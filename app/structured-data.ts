// Parts of schema.org that more than one page says about itself. Addresses are absolute, as search engines ask.

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

/** The company as others refer to it; the home page describes it in full. */
export const companyReference = (origin: string, name: string) => ({
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
})
