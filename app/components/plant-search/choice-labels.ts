// Filter values in plain words, where the record's own word is a term.

export const deerLabels: Readonly<Record<string, string>> = {
  High: 'They leave it alone',
  Medium: 'They browse it some',
  Low: 'They eat it',
}

export const leafLabels: Readonly<Record<string, string>> = {
  evergreen: 'Evergreen',
  'semi-evergreen': 'Most stay on',
  deciduous: 'Bare in winter',
  herbaceous: 'Dies back, returns',
}
